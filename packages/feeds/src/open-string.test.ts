import { describe, expect, it, vi } from 'vitest'
import { JsonItemRows } from './json-item-rows'
import { JsonLineRows } from './json-line-rows'
import { parseJson } from './parse-json'
import type { RawRows, RowTaker } from './raw-rows'

/** The rows and faults of a text that comes in chunks of so many characters. */
function rowsOf(start: (taker: RowTaker) => RawRows, text: string, chunk: number) {
  const rows: unknown[] = []
  const faults: unknown[] = []
  const raw = start({ row: (value) => rows.push(value), broken: (_, reason) => faults.push(reason) })
  for (let at = 0; at < text.length; at += chunk) raw.push(text.slice(at, at + chunk))
  raw.end(null)
  return { rows, faults }
}

const items = (taker: RowTaker) => new JsonItemRows([], taker)
const ofRows = (taker: RowTaker) => new JsonItemRows(['rows'], taker)
const lines = (taker: RowTaker) => new JsonLineRows([], taker)

describe('JSON that comes in chunks', () => {
  const text = String.raw`[{"a":"x\"y\\","b\\":["\\\"",1]},{"a":"\\\\","c":"] } ,"}]`
  it.each([1, 2, 3, 5, 8, 1000])('has the same items, cut anywhere in its strings: %i characters', (chunk) => {
    expect(rowsOf(items, text, chunk)).toEqual({ rows: JSON.parse(text), faults: [] })
    const asLines = '{"a":"x\\"y"}\n{"a":"z"}\n{"a"'
    const read = rowsOf(lines, asLines, chunk)
    expect([read.rows, read.faults.length]).toEqual([[{ a: 'x"y' }, { a: 'z' }], 1])
  })

  it('is looked through once, however long a string is', () => {
    const long = 'a'.repeat(4_000_000)
    const searches = vi.spyOn(String.prototype, 'indexOf')
    expect(rowsOf(items, `[{"picture":"${long}"},{"picture":""}]`, 8192).rows).toHaveLength(2)
    expect(rowsOf(ofRows, `{"note":"${long}","rows":[{"a":1}]}`, 8192).rows).toHaveLength(1)
    const { calls, contexts } = searches.mock
    const looked = calls.reduce((sum, [, from = 0], at) => sum + String(contexts[at]).length - from, 0)
    searches.mockRestore()
    // Each chunk as it comes, and the whole once its end is there.
    expect(looked).toBeLessThan(6 * long.length)
  })

  it('gives up a string, a number and a line that never end', () => {
    const long = 'a'.repeat(17_000_000)
    expect(rowsOf(items, `[{"a":1},{"a":"${long}`, 1 << 18)).toEqual({
      rows: [{ a: 1 }],
      faults: ['this item never ends'],
    })
    expect(rowsOf(items, `[${long}`, 1 << 18).faults).toEqual(['from here on the file is not JSON'])
    expect(rowsOf(ofRows, `{"a":"${long}`, 1 << 18).faults).toEqual(['from here on the file is not JSON'])
    expect(rowsOf(lines, `{"a":1}\n{"a":"${long}\n{"a":2}\n`, 1 << 18)).toEqual({
      rows: [{ a: 1 }, { a: 2 }],
      faults: ['this line never ends'],
    })
  })
})

describe('parseJson', () => {
  it('reads what Python writes for no number as nothing, but not in texts', () => {
    expect(parseJson('{"a":NaN,"b":[Infinity,-Infinity],"c":":NaN","d":12345678901234567890}')).toEqual({
      a: null,
      b: [null, null],
      c: ':NaN',
      d: '12345678901234567890',
    })
    expect(() => parseJson('{"a":Nan}')).toThrow(SyntaxError)
  })
})
