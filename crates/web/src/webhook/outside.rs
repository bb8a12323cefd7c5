//! Which addresses lie outside: in the public internet, where a host calls nobody but who wants to be called. Everything
//! that the IANA registries of special addresses set apart is inside, and so is every way to write such an address in
//! another.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// IPv4 networks that are not the public internet, with the length of their prefix.
const SPECIAL_V4: [([u8; 4], u32); 17] = [
    ([0, 0, 0, 0], 8),       // this network
    ([10, 0, 0, 0], 8),      // private
    ([100, 64, 0, 0], 10),   // shared by customers of a provider
    ([127, 0, 0, 0], 8),     // this machine
    ([169, 254, 0, 0], 16),  // this link; cloud machines tell their secrets there
    ([172, 16, 0, 0], 12),   // private
    ([192, 0, 0, 0], 24),    // protocol assignments
    ([192, 0, 2, 0], 24),    // documentation
    ([192, 31, 196, 0], 24), // AS112
    ([192, 52, 193, 0], 24), // multicast tunnels
    ([192, 88, 99, 0], 24),  // relays of 6to4
    ([192, 168, 0, 0], 16),  // private
    ([192, 175, 48, 0], 24), // AS112
    ([198, 18, 0, 0], 15),   // benchmarking
    ([198, 51, 100, 0], 24), // documentation
    ([203, 0, 113, 0], 24),  // documentation
    ([224, 0, 0, 0], 3),     // multicast, reserved, broadcast
];

/// What is set apart within 2000::/3. Outside of that nothing is public: neither loopback, NAT64, site-local nor mapped
/// addresses.
const SPECIAL_V6: [([u16; 4], u32); 5] = [
    ([0x2001, 0, 0, 0], 23),         // protocol assignments: Teredo, benchmarking, ORCHID
    ([0x2001, 0xdb8, 0, 0], 32),     // documentation
    ([0x2002, 0, 0, 0], 16),         // 6to4, with an IPv4 address inside
    ([0x2620, 0x4f, 0x8000, 0], 48), // AS112
    ([0x3fff, 0, 0, 0], 20),         // documentation
];

/// Whether an address is one of the public internet.
pub(super) fn is_outside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !SPECIAL_V4.iter().any(|&(network, bits)| {
            let (address, network) = (u32::from(address), u32::from(Ipv4Addr::from(network)));
            (address ^ network) >> (32 - bits) == 0
        }),
        IpAddr::V6(address) => {
            let address = u128::from(address);
            let special = SPECIAL_V6.iter().any(|&([a, b, c, d], bits)| {
                let network = u128::from(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0));
                (address ^ network) >> (128 - bits) == 0
            });
            address >> 125 == 1 && !special
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_addresses_are_inside() {
        for inside in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.0.170",
            "192.0.0.255",
            "192.0.2.1",
            "192.31.196.1",
            "192.52.193.1",
            "192.88.99.1",
            "192.168.1.1",
            "192.175.48.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::10.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "100:0:0:1::1",
            "2001::1",
            "2001:0:7f00:1::",
            "2001:2::1",
            "2001:10::1",
            "2001:20::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:a00:1::",
            "2002:7f00:1::1",
            "2620:4f:8000::1",
            "3fff::1",
            "3fff:fff::1",
            "5f00::1",
            "fc00::1",
            "fd00::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "feff::1",
            "ff02::1",
            "4000::1",
            "e000::1",
        ] {
            assert!(!is_outside(inside.parse().unwrap()), "{inside}");
        }
        for outside in [
            "1.1.1.1",
            "8.8.8.8",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "169.253.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "192.167.1.1",
            "192.169.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "::ffff:1.1.1.1",
            "2000::1",
            "2001:200::1",
            "2001:db7::1",
            "2001:4860:4860::8888",
            "2003::1",
            "2606:4700::1111",
            "3ffe::1",
            "3fff:1000::1",
        ] {
            assert!(is_outside(outside.parse().unwrap()), "{outside}");
        }
    }
}
