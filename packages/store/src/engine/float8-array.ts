const FLOAT8_OID = 701
const HEADER_BYTES = 20
const NUMBER_BYTES = 8

/**
 * Numbers as the server's own binary form of `double precision[]`, for a parameter: reading 300,000 of them from text
 * takes the embedded engine 0.7 s, from this 0.1 s. See "array_recv" in the server's `arrayfuncs.c`.
 */
export function float8Array(numbers: Float64Array): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + (4 + NUMBER_BYTES) * numbers.length)
  const dimensions = 1
  const hasNulls = 0
  const firstIndex = 1
  let at = 0
  for (const word of [dimensions, hasNulls, FLOAT8_OID, numbers.length, firstIndex]) at = bytes.writeInt32BE(word, at)
  for (const number of numbers) {
    at = bytes.writeInt32BE(NUMBER_BYTES, at)
    at = bytes.writeDoubleBE(number, at)
  }
  return bytes
}
