/** Names of fields that prove who somebody is. A promotion's code does not: it is told to the world. */
const SECRET =
  /password|passwd|secret|token|authorization|cookie|hash|api_?key|private_?key|(verification|proof|authorization)_code/i

/** The input of a call as a log may keep it: values of fields whose name says secret are left out, at any depth. */
export function withoutSecrets(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSecrets)
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, SECRET.test(name) ? '…' : withoutSecrets(value)]),
  )
}
