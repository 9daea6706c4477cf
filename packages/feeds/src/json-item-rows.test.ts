import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedMessage } from './feed-message'
import { candidatePaths } from './json-paths'
import { JsonItemRows } from './json-item-rows'
import { JsonLineRows } from './json-line-rows'
import { parseJson } from './parse-json'
import type { RawRows, RowTaker } from './raw-rows'

interface Found {
  readonly items: unknown[]
  readonly numbers: number[]
  readonly broken: (readonly [number, FeedMessage])[]
}

function collect(
  start: (taker: RowTaker) => RawRows,
  chunks: readonly string[],
  damage: FeedMessage | null = null,
): Found {
  const found: Found = { items: [], numbers: [], broken: [] }
  const rows = start({
    row: (value, line) => {
      found.items.push(value)
      found.numbers.push(line)
    },
    broken: (line, reason) => found.broken.push([line, reason]),
  })
  for (const chunk of chunks) rows.push(chunk)
  rows.end(damage)
  return found
}

const items = (path: string[], chunks: readonly string[], damage: FeedMessage | null = null): Found =>
  collect((taker) => new JsonItemRows(path, taker), chunks, damage)
const lines = (chunks: readonly string[], path: string[] = []): Found =>
  collect((taker) => new JsonLineRows(path, taker), chunks)

const CUT = 'the file ends in the middle of this item'
const OPEN = 'the file ends before its list is closed'

describe('JsonItemRows', () => {
  it('gives back any objects under any cuts, in any envelope', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }))
    fc.assert(
      fc.property(
        fc.array(object, { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (rows, size, isIndented) => {
          const indent = isIndented ? 2 : 0
          const cut = (text: string): string[] => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
          const plain = parseJson(JSON.stringify(rows)) as unknown[]
          expect(items([], cut(JSON.stringify(rows, null, indent))).items).toEqual(plain)
          const envelope = { code: 0, note: 'a "list": [', data: { other: [{ x: 1 }], list: rows }, list: [{ no: 1 }] }
          expect(items(['data', 'list'], cut(JSON.stringify(envelope, null, indent)))).toMatchObject({
            items: plain,
            broken: [],
          })
          expect(items([], cut(rows.map((row) => JSON.stringify(row, null, indent)).join(' '))).items).toEqual(plain)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('rejects what the end of the file cuts', () => {
    expect(items([], ['[{"a":1},{"a":2'])).toEqual({ items: [{ a: 1 }], numbers: [1], broken: [[2, CUT]] })
    expect(items([], ['[{"a":1},{"a":"x'])).toMatchObject({ items: [{ a: 1 }], broken: [[2, CUT]] })
    expect(items([], ['[{"a":1}'])).toMatchObject({ items: [{ a: 1 }], broken: [[2, OPEN]] })
    expect(items(['p'], ['{"p":[{"a":1}]'], 'the gzip archive is cut off')).toMatchObject({
      items: [{ a: 1 }],
      broken: [[2, 'the gzip archive is cut off']],
    })
    expect(items(['p'], ['{"p":[{"a":1}],"ne']).broken).toEqual([[2, OPEN]])
  })

  it('loses a broken item alone', () => {
    expect(items([], ['[{"a":1},{"a":tru},{"a":3}]'])).toMatchObject({
      items: [{ a: 1 }, { a: 3 }],
      numbers: [1, 3],
      broken: [[2, 'this item is not JSON']],
    })
    // A string that never closes turns the meaning of every later quote; the next item is found by its first key.
    expect(items([], ['[{"a":1,"b":"x"},{"a":2,"b":"oops},{"a":3,"b":"y"},{"a":4,"b":"z"}]']).items).toEqual([
      { a: 1, b: 'x' },
      { a: 3, b: 'y' },
      { a: 4, b: 'z' },
    ])
    expect(
      items([], ['[{"a":1,"b":[{"c":1}]},{"a":2,"b":[{"c":1},{"c":2},{"a":3,"b":[]},{"a":4,"b":[]}]']).items,
    ).toEqual([
      { a: 1, b: [{ c: 1 }] },
      { a: 3, b: [] },
      { a: 4, b: [] },
    ])
  })

  it('goes on with the next item after text that is no JSON', () => {
    const item = (id: number): string =>
      JSON.stringify({ id, title: 'T', list: [{ id: 1, title: 'nested' }], end: true })
    const rows = [1, 2, 3, 4].map(item)
    const broken = [
      rows.join(',').replace('"end":true},{"id":3', '"end":true]]},{"id":3'),
      rows
        .join(',')
        .replace(
          '"title":"T","list":[{"id":1,"title":"nested"}],"end":true},{"id":3',
          '"title":"T,"list":[{"id":1,"title":"nested"}],"end":true},{"id":3',
        ),
      rows.join(',').replace('},{"id":3', '}<br>,{"id":3'),
      rows.join(',\n').replace('{"id":2', '"id":2'),
    ]
    for (const text of broken) {
      for (const size of [7, 1000]) {
        const found = items(['products'], `{"products":[${text}]}`.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])
        const ids = found.items.map((value) => (value as { id: number }).id)
        expect(ids).toEqual(expect.arrayContaining([1, 3, 4]))
        expect(found.broken.length).toBeGreaterThan(0)
      }
    }
  })

  it('finds whole items behind a broken first one', () => {
    const whole = '{"id":2,"title":"b","list":[{"id":9,"title":"n"}],"end":true}'
    for (const first of [
      '{"id":1,"title":"a,"list":[{"id":9,"title":"n"}],"end":true}',
      '{"id":1,"title":a,"list":[{"id":9,"title":"n"}],"end":true}',
    ]) {
      expect(items([], [`[${first},${whole}]`]).items).toEqual([JSON.parse(whole)])
    }
  })

  it('rejects items that are no objects and stops where JSON stops', () => {
    expect(items([], ['[1,"x",{"a":1},null]'])).toMatchObject({
      items: [{ a: 1 }],
      broken: [
        [1, {}],
        [2, {}],
        [4, {}],
      ].map(([n]) => [n, 'the item is not an object']),
    })
    expect(items([], ['[{"a":1}] trailing? <html>']).broken).toEqual([[2, 'from here on the file is not JSON']])
  })
})

describe('JsonLineRows', () => {
  it('reads a value a line and loses a bad line alone', () => {
    expect(lines(['{"a":1}\n{"a"', ':2}\r\n\n{oops}\n{"a":4}'])).toEqual({
      items: [{ a: 1 }, { a: 2 }, { a: 4 }],
      numbers: [1, 2, 5],
      broken: [[4, 'the line is not JSON']],
    })
    expect(lines(['{"a":1}\n{"a":2']).broken).toEqual([[2, 'the file ends in the middle of this row']])
  })

  it('opens envelopes', () => {
    expect(lines(['{"p":[{"a":1},{"a":2}]}\n{"p":[{"a":3}]}\n'], ['p']).items).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  })
})

describe('candidatePaths', () => {
  it('finds lists of objects, outermost first, in the beginning of a file', () => {
    expect(
      candidatePaths(
        '{"code":0,"data":{"deep":{"er":[{"x":1}]},"tags":["a"],"list":[ {"id":1,"images":[{"s":1}]},{"id"',
      ),
    ).toEqual({ paths: [[], ['data', 'list'], ['data', 'deep', 'er']], isFirstWhole: false })
    expect(candidatePaths('[{"id":1,"images":[{"src":"x"}]}]')).toEqual({ paths: [[]], isFirstWhole: true })
  })
  it('looks into the first document alone, and says whether it is whole', () => {
    expect(candidatePaths('{"a":[{"x":1}],"]}":"\\"}]"}\n{"b":[{"y":1}]}')).toEqual({
      paths: [[], ['a']],
      isFirstWhole: true,
    })
    expect(candidatePaths('{"a":[{"x":1}],"b')).toEqual({ paths: [[], ['a']], isFirstWhole: false })
  })
})

describe('parseJson', () => {
  it('keeps long integers as text and everything else as it is', () => {
    expect(
      parseJson(
        '{"id":7480000000000000123,"n":[1234567890123456,-12345678901234567890],"f":0.1234567890123456,"s":"[1234567890123456789]","m":-12}',
      ),
    ).toEqual({
      id: '7480000000000000123',
      n: [1234567890123456, '-12345678901234567890'],
      f: 0.1234567890123456,
      s: '[1234567890123456789]',
      m: -12,
    })
  })
})
