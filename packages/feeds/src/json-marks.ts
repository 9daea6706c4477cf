/** Codes of the characters that JSON is built of. */
export const QUOTE = 34
export const COMMA = 44
export const COLON = 58
export const OPEN_BRACKET = 91
export const CLOSE_BRACKET = 93
export const OPEN_BRACE = 123
export const CLOSE_BRACE = 125
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
