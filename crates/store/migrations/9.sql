-- What analysis found out about finished games, moment by moment: what another evaluator found is made anew.
CREATE TABLE analyses (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    evaluator TEXT NOT NULL,
    moments TEXT NOT NULL
) /*clustered*/;
