//! The writer: commits together what arrived together, so that many small durable writes cost one, and answers when it
//! is stored.
//!
//! Every write is a [`Job`] in a queue. A lane takes all that has arrived, carries it out in one transaction,
//! commits, and only then answers. SQLite has one lane, since it has one writer; Postgres has two, so that one prepares
//! while the other commits. If a transaction fails before its commit, nothing of it has happened, and each piece is
//! tried once more alone, so that a bad one hurts only itself. If the commit itself fails, nobody can know what
//! happened, and everybody is told so.

use crate::appending::{Appending, append_all};
use crate::changes::NodeId;
use crate::error::{Result, StoreError, full, is_busy, is_full, is_of_statement, is_passing};
use crate::file::Opened;
use crate::place::{Place, Purpose};
use crate::{Append, Appended, Changed, PlayerId, TableId};
use sqlx::{AnyConnection, Connection};
use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::timeout;

/// The most pieces in one transaction: enough to share the commit, few enough to answer soon.
const TOGETHER: usize = 512;

/// Pieces that may wait for a lane; who comes later waits for room.
const WAITING: usize = 4096;

/// After this time a connection that does not answer counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often something is tried that collides with what other nodes do: Postgres ends one of two that wait for each
/// other, and in the end all get past.
const COLLISIONS: u32 = 8;

/// How often a lane looks whether another process has written to its file.
const GLANCE: Duration = Duration::from_secs(1);

/// A change other than an append. It may be carried out more than once if a transaction failed.
pub(crate) trait Write: Send + Sync + 'static {
    /// What the caller is told.
    type Answer: Send + 'static;

    /// The table that others must hear about.
    fn table(&self) -> Option<TableId> {
        None
    }

    /// The player whose account others must hear about.
    fn player(&self) -> Option<PlayerId> {
        None
    }

    /// Equal numbers go through the same lane, one after the other.
    fn lane(&self) -> i64 {
        self.table().map(TableId::number).or(self.player().map(PlayerId::number)).unwrap_or(0)
    }

    /// Carries it out in a transaction that others share.
    fn run(&self, db: &mut AnyConnection) -> impl Future<Output = sqlx::Result<Self::Answer>> + Send;
}

/// The way to the lanes. Clones share them; they end when the last one is gone.
#[derive(Clone)]
pub(crate) struct Writer {
    lanes: Vec<mpsc::Sender<Job>>,
}

impl Writer {
    /// One lane for each connection.
    pub(crate) fn start(
        place: &Place,
        connections: Vec<AnyConnection>,
        node: Option<NodeId>,
        file: Option<(Arc<Opened>, broadcast::Sender<Changed>)>,
    ) -> Writer {
        let lanes = connections.into_iter().map(|connection| {
            let (sender, queue) = mpsc::channel(WAITING);
            let lane = Lane {
                place: place.clone(),
                connection: Some(connection),
                node,
                queue,
                file: file.clone().map(Watched::new),
            };
            tokio::spawn(lane.work());
            sender
        });
        Writer { lanes: lanes.collect() }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended> {
        let (reply, answer) = oneshot::channel();
        let lane = append.table.number();
        self.ask(lane, Job::Append(Appending::new(append, reply)), answer).await
    }

    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Answer> {
        let (reply, answer) = oneshot::channel();
        let lane = write.lane();
        self.ask(lane, Job::Task(Box::new(Asked { write, outcome: None, reply })), answer).await
    }

    /// Finishes what was asked for, and takes nothing more.
    pub(crate) async fn close(&self) {
        let mut ends = Vec::new();
        for lane in &self.lanes {
            let (reply, end) = oneshot::channel();
            if lane.send(Job::Close(reply)).await.is_ok() {
                ends.push(end);
            }
        }
        for end in ends {
            let _ = end.await;
        }
    }

    async fn ask<T>(&self, lane: i64, piece: Job, answer: oneshot::Receiver<Result<T>>) -> Result<T> {
        let lane = &self.lanes[lane.rem_euclid(self.lanes.len() as i64) as usize];
        lane.send(piece).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Unknown(
            "The writer ended before it answered: whether the change is stored is not known.".into(),
        )))
    }
}

/// Something to be written, and who waits for it.
enum Job {
    Append(Appending),
    Task(Box<dyn Task>),
    Close(oneshot::Sender<()>),
}

impl Job {
    fn refuse(self, error: StoreError) {
        match self {
            Job::Append(append) => append.answer(Err(error)),
            Job::Task(task) => task.answer(Err(error)),
            Job::Close(_) => {}
        }
    }

    fn answer(self) {
        match self {
            Job::Append(append) => append.answer(Ok(())),
            Job::Task(task) => task.answer(Ok(())),
            Job::Close(_) => {}
        }
    }
}

/// A [`Write`] without its type.
trait Task: Send {
    fn table(&self) -> Option<TableId>;
    fn player(&self) -> Option<PlayerId>;
    fn run<'a>(&'a mut self, db: &'a mut AnyConnection) -> Pin<Box<dyn Future<Output = sqlx::Result<()>> + Send + 'a>>;
    /// What `run` failed with, if another try alone can succeed.
    fn fail(&mut self, error: sqlx::Error);
    fn is_to_be_tried_again(&self) -> bool;
    fn answer(self: Box<Self>, transaction: Result<()>);
}

struct Asked<W: Write> {
    write: W,
    outcome: Option<sqlx::Result<W::Answer>>,
    reply: oneshot::Sender<Result<W::Answer>>,
}

impl<W: Write> Task for Asked<W> {
    fn table(&self) -> Option<TableId> {
        self.write.table()
    }

    fn player(&self) -> Option<PlayerId> {
        self.write.player()
    }

    fn run<'a>(&'a mut self, db: &'a mut AnyConnection) -> Pin<Box<dyn Future<Output = sqlx::Result<()>> + Send + 'a>> {
        Box::pin(async {
            self.outcome = None;
            self.outcome = Some(Ok(self.write.run(db).await?));
            Ok(())
        })
    }

    fn fail(&mut self, error: sqlx::Error) {
        self.outcome = Some(Err(error));
    }

    fn is_to_be_tried_again(&self) -> bool {
        matches!(&self.outcome, Some(Err(error)) if is_passing(error))
    }

    fn answer(self: Box<Self>, transaction: Result<()>) {
        let outcome = match (transaction, self.outcome) {
            (Err(error), _) => Err(error),
            (Ok(()), Some(outcome)) => outcome.map_err(StoreError::from),
            (Ok(()), None) => Err(StoreError::Failed("The change was not carried out.".into())),
        };
        // Who asked may have gone away in the meantime.
        let _ = self.reply.send(outcome);
    }
}

/// How a transaction was lost.
enum Lost {
    /// Nothing has happened.
    Before(sqlx::Error),
    /// It broke during the commit.
    During(sqlx::Error),
}

struct Lane {
    place: Place,
    connection: Option<AnyConnection>,
    node: Option<NodeId>,
    queue: mpsc::Receiver<Job>,
    /// The file, if it is one.
    file: Option<Watched>,
}

/// A SQLite file as its one writer sees it.
struct Watched {
    /// It must not have been deleted, because it would be written to all the same.
    opened: Arc<Opened>,
    /// Who hears that somebody else has written to it.
    changes: broadcast::Sender<Changed>,
    /// What SQLite counted of others when it was last looked at, and when that was.
    others: Option<i64>,
    looked: Instant,
}

impl Watched {
    fn new((opened, changes): (Arc<Opened>, broadcast::Sender<Changed>)) -> Watched {
        Watched { opened, changes, others: None, looked: Instant::now() }
    }
}

impl Lane {
    async fn work(mut self) {
        let mut ends = Vec::new();
        let mut batch = Vec::with_capacity(TOGETHER);
        loop {
            let waited = timeout(GLANCE, self.queue.recv_many(&mut batch, TOGETHER)).await;
            self.notice_others().await;
            match waited {
                Ok(0) => break,
                Ok(_) => {}
                Err(_) => continue,
            }
            let mut pieces = Vec::with_capacity(batch.len());
            for piece in batch.drain(..) {
                match piece {
                    Job::Close(end) => ends.push(end),
                    piece => pieces.push(piece),
                }
            }
            if !ends.is_empty() {
                // What is in the queue is still done; nothing more gets in.
                self.queue.close();
            }
            if !pieces.is_empty() {
                self.carry_out(pieces).await;
            }
        }
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
        for end in ends {
            let _ = end.send(());
        }
    }

    /// A command of the host may write to the file beside this process: whoever remembers something must look again.
    async fn notice_others(&mut self) {
        let (Some(file), Some(connection)) = (&mut self.file, &mut self.connection) else { return };
        if file.others.is_some() && file.looked.elapsed() < GLANCE {
            return;
        }
        file.looked = Instant::now();
        // SQLite counts what is committed through other connections than this one, and no other one here writes.
        let Ok(count) = sqlx::query_scalar::<_, i64>("PRAGMA data_version").fetch_one(connection).await else { return };
        if file.others.replace(count).is_some_and(|before| before != count) {
            // Nobody may be interested at the moment.
            let _ = file.changes.send(Changed::Unknown);
        }
    }

    async fn carry_out(&mut self, pieces: Vec<Job>) {
        let several = pieces.len() > 1;
        let alone = if several { self.attempt(pieces).await } else { pieces };
        let mut alone = alone.into_iter();
        while let Some(piece) = alone.next() {
            // Without a connection the others need not wait for the same refusal one by one.
            if let Err(error) = self.connect().await {
                piece.refuse(error.clone());
                refuse_all(alone, &error);
                return;
            }
            self.attempt_alone(piece, if several { 1 } else { 2 }).await;
        }
    }

    /// Tries all in one transaction, answers those it could and gives back those that should be tried alone.
    async fn attempt(&mut self, mut pieces: Vec<Job>) -> Vec<Job> {
        if let Err(error) = self.connect().await {
            refuse_all(pieces, &error);
            return Vec::new();
        }
        match self.transaction(&mut pieces).await {
            Ok(()) => {
                let again = |piece: &Job| matches!(piece, Job::Task(task) if task.is_to_be_tried_again());
                let (again, done): (Vec<Job>, Vec<Job>) = pieces.into_iter().partition(again);
                done.into_iter().for_each(Job::answer);
                again
            }
            // Each piece alone would wait as long again.
            Err(Lost::Before(error)) if is_busy(&error) => {
                let error = StoreError::from(error);
                refuse_all(pieces, &error);
                Vec::new()
            }
            Err(Lost::Before(error)) => {
                tracing::warn!(pieces = pieces.len(), %error, "a transaction failed; each piece is tried alone");
                pieces
            }
            Err(Lost::During(error)) => {
                let error = unknown(&error);
                refuse_all(pieces, &error);
                Vec::new()
            }
        }
    }

    async fn attempt_alone(&mut self, piece: Job, tries: u32) {
        let mut pieces = [piece];
        let mut failures = 0;
        loop {
            let failed = match self.transaction(&mut pieces).await {
                Ok(()) => {
                    let [piece] = pieces;
                    return piece.answer();
                }
                Err(Lost::During(error)) => unknown(&error),
                Err(Lost::Before(error)) => {
                    failures += 1;
                    let collides = is_passing(&error) && !is_busy(&error);
                    let most = if collides { COLLISIONS } else { tries };
                    let worth_it = is_passing(&error) || !is_of_statement(&error);
                    if failures < most && worth_it && self.connect().await.is_ok() {
                        continue;
                    }
                    error.into()
                }
            };
            let [piece] = pieces;
            return piece.refuse(failed);
        }
    }

    async fn transaction(&mut self, pieces: &mut [Job]) -> std::result::Result<(), Lost> {
        let Some(mut connection) = self.connection.take() else { return Err(Lost::Before(sqlx::Error::PoolClosed)) };
        let work = work(&self.place, self.node, &mut connection, pieces);
        match timeout(PATIENCE, work).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
            Ok(()) => {}
            Err(error) => {
                // A connection that cannot even roll back is given up; the next one who needs it makes a new one.
                let kept =
                    is_of_statement(&error) && matches!(timeout(PATIENCE, rollback(&mut connection)).await, Ok(Ok(())));
                self.connection = kept.then_some(connection);
                return Err(Lost::Before(error));
            }
        }
        match timeout(PATIENCE, run(&mut connection, "COMMIT")).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
            Ok(()) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(error) => Err(Lost::During(error)),
        }
    }

    async fn connect(&mut self) -> Result<()> {
        if let Some(file) = &self.file {
            file.opened.still_there()?;
        }
        if self.connection.is_none() {
            self.connection = Some(self.place.connect(Purpose::Write).await?);
            tracing::info!("the writer is connected again");
        }
        Ok(())
    }
}

/// Everything from the beginning of the transaction to just before its commit.
async fn work(place: &Place, node: Option<NodeId>, db: &mut AnyConnection, pieces: &mut [Job]) -> sqlx::Result<()> {
    let alone = pieces.len() == 1;
    let mut appends = Vec::with_capacity(pieces.len());
    let mut tasks = Vec::new();
    for piece in pieces {
        match piece {
            Job::Append(append) => appends.push(append),
            Job::Task(task) => tasks.push(task),
            Job::Close(_) => {}
        }
    }
    // Two nodes that touch the same tables in the same order wait for each other instead of standing in each other's
    // way.
    tasks.sort_by_key(|task| task.table());

    run(db, place.begin()).await?;
    let mut touched = append_all(db, appends).await?;
    let mut players = Vec::new();
    for task in tasks {
        if alone {
            task.run(db).await?;
        } else if !within_savepoint(db, task).await? {
            continue;
        }
        touched.extend(task.table());
        players.extend(task.player());
    }
    let Some(node) = node else { return Ok(()) };
    touched.sort_unstable();
    touched.dedup();
    players.sort_unstable();
    players.dedup();
    node.tell(db, &touched, &players).await
}

/// Carries out a task so that its failure takes nothing else along; whether it succeeded.
async fn within_savepoint(db: &mut AnyConnection, task: &mut Box<dyn Task>) -> sqlx::Result<bool> {
    run(db, "SAVEPOINT piece").await?;
    match task.run(db).await {
        Ok(()) => {
            run(db, "RELEASE SAVEPOINT piece").await?;
            Ok(true)
        }
        Err(error) if is_of_statement(&error) => {
            run(db, "ROLLBACK TO SAVEPOINT piece").await?;
            run(db, "RELEASE SAVEPOINT piece").await?;
            task.fail(error);
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

async fn rollback(db: &mut AnyConnection) -> sqlx::Result<()> {
    run(db, "ROLLBACK").await
}

/// Statements without values are prepared, too: SQLite's driver would otherwise compile them each time.
async fn run(db: &mut AnyConnection, statement: &'static str) -> sqlx::Result<()> {
    sqlx::query(statement).execute(db).await.map(mem::drop)
}

fn refuse_all(pieces: impl IntoIterator<Item = Job>, error: &StoreError) {
    pieces.into_iter().for_each(|piece| piece.refuse(error.clone()));
}

fn unknown(error: &sqlx::Error) -> StoreError {
    // SQLite writes to its log only now, and takes back what there was no room for.
    if is_full(error) {
        return full(error);
    }
    tracing::error!(%error, "a commit failed: whether its changes are stored is not known");
    StoreError::Unknown(format!(
        "The database did not confirm the change ({error}): whether it is stored is not known. Look before trying again."
    ))
}
