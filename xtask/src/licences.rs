//! The licences of everything that is part of the program: whoever gives it away gives these along.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Other people's crates in the program, each with its licence; every text stands there once.
pub fn of(root: &Path, package: &str) -> Result<String, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let asked = Command::new(cargo).args(["metadata", "--format-version", "1", "--locked"]).current_dir(root).output();
    let asked = asked.map_err(|error| format!("cargo cannot be started: {error}"))?;
    let metadata = serde_json::from_slice(&asked.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    written(&metadata, package, |folder| texts(Path::new(folder)))
}

/// The text, from what cargo knows.
fn written(metadata: &Value, package: &str, texts: impl Fn(&str) -> Vec<String>) -> Result<String, String> {
    let packages = list(&metadata["packages"]);
    let own = packages.iter().find(|found| found["name"] == package).ok_or(format!("there is no crate {package}"))?;
    let parts = parts(metadata, &own["id"]);
    let mut list = String::from("Spieltisch is made with these crates of other people.\n\n");
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in packages.iter().filter(|part| !part["source"].is_null() && parts.contains(word(&part["id"]))) {
        let name = format!("{} {}", word(&part["name"]), word(&part["version"]));
        list.push_str(&format!("{name}: {}\n", word(&part["license"])));
        let folder = word(&part["manifest_path"]).trim_end_matches("Cargo.toml");
        for text in texts(folder) {
            users.entry(text).or_default().push(name.clone());
        }
    }
    for (text, users) in users {
        list.push_str(&format!("\n{}\n{}\n\n{}\n", "=".repeat(80), users.join(", "), text.trim()));
    }
    Ok(list)
}

/// The ids of all packages that a package is linked with: neither what only builds nor what only tests.
fn parts<'m>(metadata: &'m Value, own: &'m Value) -> BTreeSet<&'m str> {
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).iter().map(|node| (word(&node["id"]), node)).collect();
    let mut found = BTreeSet::new();
    let mut waiting = vec![word(own)];
    while let Some(id) = waiting.pop() {
        if !found.insert(id) {
            continue;
        }
        let Some(node) = nodes.get(id) else { continue };
        let linked = |needed: &&Value| list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        waiting.extend(list(&node["deps"]).iter().filter(linked).map(|needed| word(&needed["pkg"])));
    }
    found
}

/// The files of a folder that are licences, as they are.
fn texts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    let named = |path: &&std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start))
    };
    files.iter().filter(named).filter_map(|path| fs::read_to_string(path).ok()).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_linked_is_listed_and_each_text_stands_there_once() {
        let package = |name: &str, source: Value| {
            json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "license": "MIT",
                "manifest_path": format!("/crates/{name}/Cargo.toml") })
        };
        let dep = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [
                package("ours", Value::Null), package("one", json!("registry")), package("two", json!("registry")),
                package("only-builds", json!("registry")), package("only-tests", json!("registry")),
            ],
            "resolve": { "nodes": [
                { "id": "ours", "deps": [dep("one", Value::Null), dep("only-tests", json!("dev"))] },
                { "id": "one", "deps": [dep("two", Value::Null), dep("only-builds", json!("build"))] },
                { "id": "two", "deps": [dep("one", Value::Null)] },
            ] },
        });
        let text = written(&metadata, "ours", |_| vec!["Permission is hereby granted".into()]).unwrap();
        assert!(text.contains("one 1.0.0: MIT\ntwo 1.0.0: MIT\n"), "{text}");
        assert!(!text.contains("only-") && !text.contains("ours"), "{text}");
        assert_eq!(text.matches("Permission is hereby granted").count(), 1, "{text}");
        assert!(text.contains("one 1.0.0, two 1.0.0\n"), "{text}");
        assert!(written(&metadata, "missing", |_| Vec::new()).is_err());
    }
}
