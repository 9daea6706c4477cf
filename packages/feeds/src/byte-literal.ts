const LITERAL = /^[bB](?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")$/s
const ESCAPE = /\\(?:x([\da-fA-F]{2})|(.))/gs
const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '' }

/**
 * The text of a Python byte literal (`b'caf\xc3\xa9'` → `café`), as a script writes a text that it forgot to decode; any other text as it
 * is. Bytes are UTF-8.
 */
export function textOfByteLiteral(text: string): string {
  const match = LITERAL.exec(text)
  if (match === null) return text
  const bytes: Buffer[] = []
  const written = match[1] ?? match[2] ?? ''
  let from = 0
  for (const { 0: escape, 1: hex, 2: named, index } of written.matchAll(ESCAPE)) {
    bytes.push(Buffer.from(written.slice(from, index)))
    bytes.push(hex === undefined ? Buffer.from(NAMED[named ?? ''] ?? named ?? '') : Buffer.from(hex, 'hex'))
    from = index + escape.length
  }
  return Buffer.concat([...bytes, Buffer.from(written.slice(from))]).toString()
}
