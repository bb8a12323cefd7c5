//! From where to where: this machine has a whole network of addresses for itself, so people can come from different ones.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};

/// From where to where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The server.
    pub to: SocketAddr,
    /// An address of this machine; any if there is none.
    from: Option<IpAddr>,
}

impl From<SocketAddr> for Way {
    fn from(to: SocketAddr) -> Way {
        Way { to, from: None }
    }
}

impl Way {
    /// From an address that nobody else has: 127.1.x.y for people.
    pub fn of_person(to: SocketAddr, number: usize) -> Way {
        Way::from_address(to, Ipv4Addr::new(127, 1, (number / 250) as u8, (number % 250 + 1) as u8))
    }

    /// From this address.
    pub fn from_address(to: SocketAddr, from: Ipv4Addr) -> Way {
        Way { to, from: Some(from.into()) }
    }

    /// Goes there.
    pub async fn connect(self) -> io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(self.to).await };
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(self.to).await
    }
}
