//! What the tests need beside Rust: a browser with its driver, and a Postgres of their own. Both are brought here, so
//! that a fresh machine needs one command.
//!
//! The Postgres of the tests lives in a fresh folder and is not the one that Debian starts by itself. A small shell
//! keeps it: the shell waits for the end of a pipe that this process holds, and then stops Postgres and removes the
//! folder. So nothing is left behind, however this process ends.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What the tests read to find their Postgres. If it is set already, that one is used.
pub const VARIABLE: &str = "SPIELTISCH_TEST_POSTGRES";

/// Installs with Debian's means what is missing; an error says what a person has to install.
pub fn install() -> Result<(), String> {
    let packages = missing(&path_folders(), Path::new(DEBIAN_POSTGRES), needs_postgres());
    if packages.is_empty() {
        return Ok(());
    }
    println!("== set-up: installing {}", packages.join(", "));
    let refused = |why: &str| {
        let packages = packages.join(" ");
        format!("the tests need Debian's packages {packages} or their like, and {why}; install them and come back")
    };
    apt(&packages).map_err(|why| refused(&why))?;
    match missing(&path_folders(), Path::new(DEBIAN_POSTGRES), needs_postgres())[..] {
        [] => Ok(()),
        [..] => Err(refused("they are not where they should be after the installation")),
    }
}

/// Installs a package that is good to have, if `file` of it is missing. Nobody has to do without the rest because of it:
/// whoever uses it says that it is not there.
pub fn install_if_possible(package: &str, file: &str) {
    let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"];
    if !folders.iter().any(|folder| Path::new(folder).join(file).is_file()) {
        println!("== set-up: installing {package}");
        apt(&[package]).unwrap_or_else(|why| println!("== set-up: {package} is not installed: {why}"));
    }
}

/// Installs a package that is needed; an error says what a person has to do.
pub fn install_package(package: &str) -> Result<(), String> {
    println!("== set-up: installing {package}");
    apt(&[package]).map_err(|why| format!("Debian's package {package} or its like is needed, and {why}"))
}

fn apt(packages: &[&str]) -> Result<(), String> {
    let Some(prefix) = as_root() else { return Err("this is neither root nor may it use sudo".into()) };
    for args in [&["update"][..], &[&["install", "-y", "--no-install-recommends"], packages].concat()] {
        let line: Vec<&str> = [prefix, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"], args].concat();
        let status = Command::new(line[0]).args(&line[1..]).stdin(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("'apt-get {}' failed", args[0]));
        }
    }
    Ok(())
}

/// A Postgres for this run; it is gone when this value is.
pub struct Postgres {
    url: String,
    /// `pg_ctl` and the folder it looks after, for a shell.
    control: String,
    /// The shell that clears away when its standard input ends.
    keeper: Child,
}

impl Postgres {
    /// Whether one can be started. Who names another for the tests needs none of this machine.
    pub fn is_installed() -> bool {
        postgres_bin(&path_folders(), Path::new(DEBIAN_POSTGRES)).is_some()
    }

    /// Starts one with an empty folder and waits until it answers.
    pub fn start() -> Result<Postgres, String> {
        let bin = postgres_bin(&path_folders(), Path::new(DEBIAN_POSTGRES)).ok_or("Postgres is not installed")?;
        let port = free_port()?;
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER]).env("BIN", &bin).env("FOLDER", folder()).env("PORT", port.to_string());
        // The server refuses to be root.
        let (user, owner) = if is_root() { ("runuser -u postgres --", "-o postgres") } else { ("", "") };
        keeper.env("AS_USER", user).env("OWNER", owner).current_dir(env::temp_dir());
        let keeper = keeper.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let (bin, folder) = (bin.display().to_string(), folder().display().to_string());
        let control = format!("cd '{folder}' && {user} '{bin}/pg_ctl' -w -t 60 -D data -l server.log");
        let mut postgres = Postgres { url, control, keeper: keeper.map_err(|error| format!("no shell: {error}"))? };
        let mut said = BufReader::new(postgres.keeper.stdout.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).map_err(|error| error.to_string())?;
        if line == "ready\n" {
            return Ok(postgres);
        }
        said.read_to_string(&mut line).ok();
        Err(format!("Postgres does not start: {}", line.trim()))
    }

    /// Where it listens, as the store reads it.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Where it has its `data`.
    pub fn folder(&self) -> PathBuf {
        folder()
    }

    /// A line for a shell that ends it, as `$MODE` says.
    pub fn stop(&self) -> String {
        format!("{} -m $MODE stop", self.control)
    }

    /// A line for a shell that starts it again as it was: only a restart remembers the settings.
    pub fn start_again(&self) -> String {
        format!("{} restart", self.control)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().ok();
    }
}

/// Where Debian keeps the server's programs, a folder for each version.
const DEBIAN_POSTGRES: &str = "/usr/lib/postgresql";

/// The life of a Postgres. The signals of a terminal are for the others: this shell has to outlive them to clear away.
/// It says `ready`, or what went wrong, and closes its output in both cases.
const KEEPER: &str = r#"
trap '' INT TERM HUP PIPE
install -d -m 0700 $OWNER "$FOLDER" && cd "$FOLDER" || exit
make='--username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync'
settings='-h 127.0.0.1 -c max_connections=200 -c fsync=on -c synchronous_commit=on'
if $AS_USER "$BIN/initdb" $make -D data >log 2>&1 &&
    $AS_USER "$BIN/pg_ctl" start -w -t 60 -D data -l server.log -o "$settings -p $PORT -k '$FOLDER'" >log 2>&1
then echo ready
else tail -n 5 log server.log
fi
exec >/dev/null 2>&1
cat
$AS_USER "$BIN/pg_ctl" stop -w -m immediate -D data
cd /
rm -rf "$FOLDER"
"#;

/// Where it lives: a folder of this process, on a disk if there is one. The usual folder for temporary files may be
/// memory, and then what is written to it is not kept as a real server has to keep it.
fn folder() -> PathBuf {
    let disk = Some(PathBuf::from("/var/tmp")).filter(|folder| folder.is_dir()).unwrap_or_else(env::temp_dir);
    disk.join(format!("spieltisch-postgres-{}", std::process::id()))
}

/// A port nobody listens on now. Somebody may be faster; then Postgres says so.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| format!("no free port: {error}"))?;
    listener.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
}

/// Debian's packages for what is not there.
fn missing(path: &[PathBuf], debian: &Path, postgres: bool) -> Vec<&'static str> {
    let there = |program: &str| path.iter().any(|folder| folder.join(program).is_file());
    let mut packages = Vec::new();
    packages.extend((!there("chromium")).then_some("chromium"));
    packages.extend((!there("chromedriver")).then_some("chromium-driver"));
    packages.extend((postgres && postgres_bin(path, debian).is_none()).then_some("postgresql"));
    packages
}

/// The folder with the server's programs: of Debian's the newest, or one that is in the search path.
fn postgres_bin(path: &[PathBuf], debian: &Path) -> Option<PathBuf> {
    let versions = fs::read_dir(debian).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut versions: Vec<PathBuf> = versions.collect();
    versions.sort_by_key(|folder| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let folders = versions.iter().rev().map(|folder| folder.join("bin")).chain(path.iter().cloned());
    folders.into_iter().find(|bin| ["initdb", "pg_ctl", "postgres"].iter().all(|program| bin.join(program).is_file()))
}

fn path_folders() -> Vec<PathBuf> {
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect()
}

fn needs_postgres() -> bool {
    env::var_os(VARIABLE).is_none()
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// What stands before a command that only root may run; nothing if there is no way.
fn as_root() -> Option<&'static [&'static str]> {
    let sudo = || Command::new("sudo").args(["-n", "true"]).output().is_ok_and(|output| output.status.success());
    if is_root() {
        Some(&[])
    } else if sudo() {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpStream;
    use std::slice::from_ref;

    /// A folder of its own with these empty files in it.
    fn filled(name: &str, files: &[&str]) -> PathBuf {
        let folder = env::temp_dir().join(format!("spieltisch-services-{name}-{}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        for file in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        folder
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        let server = ["15/bin/initdb", "15/bin/pg_ctl", "15/bin/postgres"];
        for (name, path, debian, expected) in [
            ("bare", &[][..], &[][..], "chromium chromium-driver postgresql"),
            ("full", &["chromium", "chromedriver"], &server, ""),
            ("no-driver", &["chromium"], &server, "chromium-driver"),
            ("clients-only", &["chromium", "chromedriver", "psql"], &["15/bin/psql"], "postgresql"),
            ("in-path", &["chromium", "chromedriver", "initdb", "pg_ctl", "postgres"], &[], ""),
        ] {
            let path = filled(&format!("path-{name}"), path);
            let debian = filled(&format!("debian-{name}"), debian);
            assert_eq!(missing(from_ref(&path), &debian, true).join(" "), expected, "{name}");
            assert!(!missing(from_ref(&path), &debian, false).contains(&"postgresql"), "{name}");
            fs::remove_dir_all(path).ok();
            fs::remove_dir_all(debian).ok();
        }
    }

    #[test]
    fn of_several_versions_the_newest_is_taken() {
        let files =
            ["9", "15", "17"].map(|version| ["initdb", "pg_ctl", "postgres"].map(|it| format!("{version}/bin/{it}")));
        let files: Vec<&str> = files.iter().flatten().map(String::as_str).collect();
        let debian = filled("versions", &files);
        assert_eq!(postgres_bin(&[], &debian), Some(debian.join("17/bin")));
        fs::remove_file(debian.join("17/bin/initdb")).unwrap();
        assert_eq!(postgres_bin(&[], &debian), Some(debian.join("15/bin")));
        fs::remove_dir_all(debian).ok();
    }

    #[test]
    fn postgres_comes_and_goes() {
        // A machine without Postgres runs these tests by plain `cargo test`, too.
        if postgres_bin(&path_folders(), Path::new(DEBIAN_POSTGRES)).is_none() {
            return;
        }
        let postgres = Postgres::start().unwrap();
        let address = postgres.url().split(['@', '/']).nth(3).unwrap().to_string();
        assert!(TcpStream::connect(&address).is_ok(), "{address}");
        assert!(folder().exists());
        drop(postgres);
        assert!(TcpStream::connect(&address).is_err(), "{address}");
        assert!(!folder().exists());
    }
}
