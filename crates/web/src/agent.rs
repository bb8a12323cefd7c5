//! What a browser is called in the list of devices: "Firefox, Windows" instead of a line of versions.

/// A short name for what a browser calls itself; empty if nothing in it is known.
pub(crate) fn name(agent: &str) -> String {
    // The order matters: most browsers also claim to be those that come later.
    let browsers =
        [("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari")];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |names: &[(&str, &'static str)]| names.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name);
    [find(&browsers), find(&systems)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn browsers_have_names() {
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";
        assert_eq!(name(chrome), "Chrome, Linux");
        assert_eq!(name("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox, Windows");
        assert_eq!(name("curl/8"), "");
    }
}
