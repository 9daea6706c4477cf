import { describe, expect, it } from 'vitest'
import { type StageDeclaration, type TableVersions, inputsOf, orderStages, staleRuns } from './plan-stages'

const stage = (
  name: string,
  reads: readonly string[],
  writes: readonly string[],
  scope: StageDeclaration['scope'] = 'platform',
): StageDeclaration => ({ name, reads, writes, scope })

const SOURCES = ['fact', 'word', 'point']
const products = stage('products', ['fact', 'word'], ['product'])
const counts = stage('counts', ['product'], ['count'])
const signals = stage('signals', ['point', 'product'], ['signal'])
const kinds = stage('kinds', ['product'], ['kind'], 'all')
const trends = stage('trends', ['signal'], ['trend'], 'all')
const labels = stage('labels', ['trend', 'fact'], ['label'])
const STAGES = [products, counts, signals, kinds, trends, labels]

const versionsOf = (tables: Record<string, Record<string, string>>): TableVersions =>
  new Map(Object.entries(tables).map(([table, byPlatform]) => [table, new Map(Object.entries(byPlatform))]))

describe('the order', () => {
  it('is that of the tables, else as declared', () => {
    expect(orderStages([labels, trends, signals, kinds, counts, products], SOURCES)).toEqual([
      products,
      signals,
      trends,
      labels,
      kinds,
      counts,
    ])
    expect(orderStages(STAGES, SOURCES)).toEqual(STAGES)
  })

  it.each([
    ['a cycle', [stage('a', ['y'], ['x']), stage('b', ['x'], ['y'])], /a, b/],
    ['a stage that reads its own table', [stage('a', ['x'], ['x'])], /wait for each other: a/],
    ['two writers of one table', [products, stage('other', ['fact'], ['product'])], /product has two writers/],
    ['a stage that writes what imports write', [stage('a', ['word'], ['fact'])], /fact has two writers/],
    ['a table that nobody writes', [stage('a', ['fcat'], ['x'])], /fcat, which nobody writes/],
  ])('does not exist for %s', (_, stages, reason) => {
    expect(() => orderStages(stages, SOURCES)).toThrow(reason)
  })
})

/** What a runner would have recorded once everything is up to date. */
const UP_TO_DATE = versionsOf({
  fact: { shein: '10', temu: '20' },
  word: { shein: '1', temu: '1' },
  point: { google: '5' },
  product: { shein: 'a', temu: 'b' },
  count: { shein: 'a', temu: 'b' },
  signal: { shein: 'a', temu: 'b', google: 'c' },
  kind: { '': 'd' },
  trend: { '': 'e' },
  label: { shein: 'f', temu: 'f' },
})
const RECORDED = new Map(
  STAGES.map((one) => [
    one.name,
    new Map(
      (one.scope === 'all' ? [''] : ['google', 'shein', 'temu']).flatMap((platform) => {
        const inputs = inputsOf({ stage: one, platform }, UP_TO_DATE)
        return inputs === '' ? [] : [[platform, inputs] as const]
      }),
    ),
  ]),
)
const stale = (versions: TableVersions, recorded = RECORDED) =>
  staleRuns(STAGES, versions, recorded).map(({ stage: { name }, platform }) => `${name}/${platform}`)
const written = (table: string, platform: string, version: string): TableVersions =>
  new Map([...UP_TO_DATE, [table, new Map([...(UP_TO_DATE.get(table) ?? []), [platform, version]])]])

describe('a run is stale', () => {
  it('never while nothing was written', () => {
    expect(stale(UP_TO_DATE)).toEqual([])
    expect(stale(versionsOf({}), new Map())).toEqual([])
  })

  it('when a table that it reads was written, or will be, for its platform', () => {
    expect(stale(written('fact', 'shein', '11'))).toEqual([
      'products/shein',
      'counts/shein',
      'signals/shein',
      'kinds/',
      'trends/',
      // Labels read what the trends of all platforms come to.
      'labels/google',
      'labels/shein',
      'labels/temu',
    ])
    expect(stale(written('point', 'google', '6'))).toEqual([
      'signals/google',
      'trends/',
      'labels/google',
      'labels/shein',
      'labels/temu',
    ])
  })

  it('when it never ran, with everything after it', () => {
    const without = new Map([...RECORDED].filter(([name]) => name !== 'signals'))
    expect(stale(UP_TO_DATE, without).slice(0, 4)).toEqual([
      'signals/google',
      'signals/shein',
      'signals/temu',
      'trends/',
    ])
    // A kill after the first of two platforms: the second one alone is left.
    const half = new Map([...RECORDED, ['counts', new Map([...(RECORDED.get('counts') ?? [])].slice(0, 1))]])
    expect(stale(UP_TO_DATE, half)).toEqual(['counts/temu'])
  })

  it('for a new platform, and for one whose facts are gone', () => {
    expect(stale(written('fact', 'etsy', '1')).slice(0, 3)).toEqual(['products/etsy', 'counts/etsy', 'signals/etsy'])
    const gone = new Map([...UP_TO_DATE, ['fact', new Map([['shein', '10']])], ['word', new Map([['shein', '1']])]])
    expect(stale(gone).slice(0, 3)).toEqual(['products/temu', 'counts/temu', 'signals/temu'])
  })
})
