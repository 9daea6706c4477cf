const BACKSLASH = 92

/** Position of the quote that closes the string opened at `open`, -1 when the buffer ends before. */
export function stringEnd(buffer: string, open: number): number {
  let position = open + 1
  for (;;) {
    const quote = buffer.indexOf('"', position)
    if (quote < 0) return -1
    let slashes = 0
    while (buffer.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return quote
    position = quote + 1
  }
}
