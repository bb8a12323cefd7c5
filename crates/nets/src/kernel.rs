//! The sums of a net, in loops of fixed size that become vector instructions. Always the same additions in the same
//! order, so that every machine comes to the same bits; several sums at a time where one would wait for itself.

/// The width of the first layer.
pub const H1: usize = 64;
/// The width of the second layer.
pub const H2: usize = 32;
/// The heads for shares and for points, side by side.
pub(crate) const HEADS: usize = 8;

/// `start`, and the rows of these indices, each times its value; what is below 0 becomes 0.
#[inline(always)]
pub(crate) fn first(rows: &[[f32; H1]], start: &[f32; H1], indices: &[u16], values: &[f32]) -> [f32; H1] {
    let mut sums = *start;
    for (&index, &value) in indices.iter().zip(values) {
        add(&mut sums, &rows[usize::from(index)], value);
    }
    sums.map(|sum| sum.max(0.0))
}

/// The second layer; what is below 0 becomes 0.
#[inline(always)]
pub(crate) fn second(rows: &[[f32; H2]; H1], bias: &[f32; H2], values: &[f32; H1]) -> [f32; H2] {
    dense(rows, bias, values).map(|sum| sum.max(0.0))
}

/// The bias, and every row times its value: first those with even numbers, then those with odd ones.
#[inline(always)]
pub(crate) fn dense<const IN: usize, const OUT: usize>(
    rows: &[[f32; OUT]; IN],
    bias: &[f32; OUT],
    values: &[f32; IN],
) -> [f32; OUT] {
    let (mut even, mut odd) = (*bias, [0.0; OUT]);
    for at in 0..IN / 2 {
        add(&mut even, &rows[2 * at], values[2 * at]);
        add(&mut odd, &rows[2 * at + 1], values[2 * at + 1]);
    }
    add(&mut even, &odd, 1.0);
    even
}

/// The sum of the products: eight partial sums, then these in pairs.
#[inline(always)]
pub(crate) fn dot(row: &[f32; H2], values: &[f32; H2]) -> f32 {
    let mut sums = [0.0; 8];
    for (row, values) in row.as_chunks::<8>().0.iter().zip(values.as_chunks::<8>().0) {
        for at in 0..8 {
            sums[at] += row[at] * values[at];
        }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + b) + (c + d)) + ((e + f) + (g + h))
}

#[inline(always)]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], factor: f32) {
    for at in 0..N {
        sums[at] += factor * row[at];
    }
}
