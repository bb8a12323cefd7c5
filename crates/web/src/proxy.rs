//! Who asks when proxies stand in front: each of them appends the address it was asked from, so with N of them the N-th
//! address from the right was written by the outermost one that the host trusts. What stands further left may be
//! invented by whoever asks.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Somebody whose address no proxy has told. Not the address of the proxy: limits for it would be limits for everybody,
/// and nobody may come to be trusted by writing nonsense.
const UNKNOWN: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// The address that the outermost of `hops` trusted proxies was asked from.
pub(crate) fn address(headers: &HeaderMap, hops: u8) -> IpAddr {
    from_right(headers, "x-forwarded-for", hops).and_then(|told| parsed(&told)).unwrap_or(UNKNOWN)
}

/// Whether the outermost of `hops` trusted proxies was asked in secret. Some proxies say it once for all of them.
pub(crate) fn is_secure(headers: &HeaderMap, hops: u8) -> bool {
    let told = (1..=hops).rev().find_map(|hop| from_right(headers, "x-forwarded-proto", hop));
    told.is_some_and(|told| told == "https")
}

/// The N-th word from the right, over all lines of a header: several lines are one long line.
fn from_right(headers: &HeaderMap, name: &str, number: u8) -> Option<String> {
    let lines = headers.get_all(name).iter().map(|line| String::from_utf8_lossy(line.as_bytes()));
    let words: Vec<String> = lines.flat_map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>()).collect();
    words.into_iter().rev().nth(usize::from(number).checked_sub(1)?).map(|word| word.trim().to_owned())
}

/// An address, which some proxies write with a port or in brackets.
fn parsed(told: &str) -> Option<IpAddr> {
    let alone = || told.trim_matches(['[', ']']).parse().ok();
    alone().or_else(|| told.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(name: &'static str, lines: &[&[u8]]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, HeaderValue::from_bytes(line).unwrap());
        }
        headers
    }

    #[test]
    fn the_outermost_trusted_proxy_is_believed_and_nobody_else() {
        for (lines, hops, expected) in [
            (&["1.2.3.4, 10.0.0.7"][..], 1, "10.0.0.7"),
            (&["6.6.6.6, 1.2.3.4, 10.0.0.7"], 2, "1.2.3.4"),
            (&["6.6.6.6", "1.2.3.4", "10.0.0.7"], 2, "1.2.3.4"),
            (&["6.6.6.6", "1.2.3.4, 10.0.0.7"], 3, "6.6.6.6"),
            (&["1.2.3.4:5678"], 1, "1.2.3.4"),
            (&["[2001:db8::1]:5678"], 1, "2001:db8::1"),
            (&["[2001:db8::1]"], 1, "2001:db8::1"),
            (&["2001:db8::1"], 1, "2001:db8::1"),
            // Nobody knows: that is nobody's address, least of all the proxy's.
            (&["10.0.0.7"], 2, "::"),
            (&[], 1, "::"),
            (&["1.2.3.4, "], 1, "::"),
            (&["1.2.3.4, unknown"], 1, "::"),
            (&["1.2.3.4, §"], 1, "::"),
            (&["1.2.3.4, 10.0.0.7'; DROP"], 1, "::"),
        ] {
            let bytes: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
            let told = address(&headers("x-forwarded-for", &bytes), hops);
            assert_eq!(told, expected.parse::<IpAddr>().unwrap(), "{lines:?} behind {hops}");
        }
    }

    #[test]
    fn https_may_be_said_by_one_for_all() {
        for (lines, hops, secure) in [
            (&[&b"https"[..]][..], 1, true),
            (&[b"https"], 2, true),
            (&[b"https, http"], 2, true),
            (&[b"https", b"http"], 1, false),
            (&[b"http"], 1, false),
            (&[], 1, false),
        ] {
            assert_eq!(is_secure(&headers("x-forwarded-proto", lines), hops), secure, "{lines:?} behind {hops}");
        }
    }
}
