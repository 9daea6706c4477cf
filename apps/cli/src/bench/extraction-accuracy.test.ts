import { describe, expect, it } from 'vitest'
import type { CatalogRow } from './catalog-labels'
import { measureCatalog } from './extraction-accuracy'
import { confusionLines } from './extraction-bench'
import { readBreadcrumb } from './marketplace-fashion'

const row = (title: string, gender: CatalogRow['gender'], color: CatalogRow['color']): CatalogRow => ({
  title,
  gender,
  color,
  brand: '',
  description: '',
})

describe('measureCatalog', () => {
  const measured = measureCatalog(
    [
      row('Women red dress', 'women', 'red'),
      row('Men black and blue shirt', 'men', 'blue'),
      row('Women textured black top', 'women', 'red'),
      row('Boys shirt', 'girls', 'green'),
      row('Women shirt', null, null),
    ],
    false,
  )

  it('counts only labelled rows whose text names a colour', () => {
    expect(measured.color).toEqual({ share: 2 / 3, right: 2, rows: 3 })
    expect(measured.mainColor).toEqual({ share: 1 / 3, right: 1, rows: 3 })
    expect(measured.singleColor).toEqual({ share: 1 / 2, right: 1, rows: 2 })
    expect(measured.severalColors).toEqual({ share: 0, right: 0, rows: 1 })
    expect(measured.namedColorShare).toBe(3 / 4)
  })

  it('knows labels that no word of the text gives', () => {
    expect(measured.unreachableColors).toBe(1)
  })

  it('counts genders and lays out what was confused', () => {
    expect(measured.gender).toEqual({ share: 3 / 4, right: 3, rows: 4 })
    const [head, ...lines] = confusionLines(measured.genderConfusion).map((line) => line.split(/\s+/))
    expect(head).toEqual(['label', 'women', 'men', 'boys'])
    expect(lines).toEqual([
      ['women', '2', '·', '·'],
      ['men', '·', '1', '·'],
      ['girls', '·', '·', '1'],
    ])
  })

  it('has no share of nothing', () => {
    expect(measureCatalog([], false).gender.share).toBeNull()
  })
})

describe('readBreadcrumb', () => {
  it.each([
    ['["Women","Dresses"]', ['Women', 'Dresses']],
    ['[{"name":"Women","url":"x"}]', ['Women']],
    ['', []],
    ['{"a":1}', []],
  ])('%s', (cell, levels) => {
    expect(readBreadcrumb(cell)).toEqual(levels)
  })
})
