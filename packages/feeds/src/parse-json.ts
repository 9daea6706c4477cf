const MAY_HOLD_LONG_INTEGER = /[:,[]\s*-?\d{16}/
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** What Python writes for no number. */
const MAY_HOLD_NO_NUMBER = /[:,[]\s*-?(?:NaN|Infinity)\b/
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?(?:NaN|Infinity)\b/gs

/**
 * `JSON.parse`, except that integers beyond 2^53 come as text: ids of videos and products do not fit a double and would
 * silently become another id; and that `NaN` and `Infinity` are null. Throws SyntaxError.
 */
export function parseJson(text: string): unknown {
  const plain = MAY_HOLD_NO_NUMBER.test(text)
    ? text.replaceAll(STRING_OR_NO_NUMBER, (token) => (token.startsWith('"') ? token : 'null'))
    : text
  return parseLongIntegers(plain)
}

function parseLongIntegers(text: string): unknown {
  if (!MAY_HOLD_LONG_INTEGER.test(text)) return JSON.parse(text)
  return JSON.parse(text.replaceAll(STRING_OR_NUMBER, (token) => (isTooLong(token) ? `"${token}"` : token)))
}

function isTooLong(token: string): boolean {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))
}
