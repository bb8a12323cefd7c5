//! What the store promises, tried on both databases: every test is one function that runs on a SQLite file and on a
//! database of its own in Postgres. Postgres is found by the variable `SPIELTISCH_TEST_POSTGRES`: the address of a
//! server on which the tests may create databases. Without it that half says that it was skipped.

mod home;
mod wire;

mod analyses;
mod backup;
mod entries;
mod house;
mod kill;
mod lists;
mod nodes;
mod passkeys;
mod players;
mod proposals;
mod races;
mod restart;
mod sets;
mod studies;
mod tables;
