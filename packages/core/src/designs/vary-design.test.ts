import { describe, expect, it } from 'vitest'
import { attributeApplies } from '../extraction/applicable-attributes'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import { seededRandom } from '../trend/planted-series'
import { lookOf } from './design'
import { readBrief } from './read-brief'
import { type MarketShare, changeDesign, varyDesign } from './vary-design'

const MARKET: readonly MarketShare[] = [
  { type: 'color', value: 'black', share: 0.6 },
  { type: 'color', value: 'red', share: 0.4 },
  { type: 'neckline', value: 'v-neck', share: 0.5 },
  { type: 'pattern', value: 'floral', share: 0.25 },
  // Somebody's mistake.
  { type: 'pattern', value: 'camouflage', share: 0.001 },
]

const brief = (text: string) => {
  const read = readBrief(text)
  if (read === null) throw new Error(`no garment in: ${text}`)
  return read
}

describe('readBrief', () => {
  it('reads English and Chinese alike', () => {
    const [en, zh] = [brief('linen midi dress with puff sleeves'), brief('亚麻泡泡袖中长连衣裙')]
    expect([en.secondaryCategory, en.primaryCategory]).toEqual([zh.secondaryCategory, zh.primaryCategory])
    const said = ({ stated }: typeof en) => stated.map(({ type, value }) => `${type}:${value}`)
    expect(said(zh)).toEqual(expect.arrayContaining(said(en)))
    expect(said(en)).toEqual(expect.arrayContaining(['fabric:linen', 'shape:midi', 'sleeve:puff-sleeve']))
  })

  it('finds no garment where none is named', () => {
    expect(readBrief('something nice for the weekend')).toBeNull()
  })
})

describe('varyDesign', () => {
  it('gives as many different designs as asked, each with all that is stated', () => {
    const asked = brief('red gingham cotton dress')
    const designs = varyDesign(asked, MARKET, { quantity: 3, seed: 7 })
    expect(new Set(designs.map(lookOf)).size).toBe(designs.length)
    for (const { attributes } of designs) expect(attributes).toEqual(expect.arrayContaining([...asked.stated]))
    expect(designs.every(({ attributes }) => attributes.filter(({ type }) => type === 'color').length === 1)).toBe(true)
    expect(varyDesign(asked, MARKET, { quantity: 3, seed: 7 })).toEqual(designs)
  })

  it('draws what is open as often as the market has it, and leaves out what nearly nobody has', () => {
    const designs = Array.from({ length: 400 }, (_, seed) => varyDesign(brief('dress'), MARKET, { quantity: 1, seed }))
    const share = (type: string, value: string) =>
      designs.flat().filter(({ attributes }) => attributes.some((each) => each.type === type && each.value === value))
        .length / designs.length
    expect(share('color', 'black')).toBeCloseTo(0.6, 1)
    expect(share('neckline', 'v-neck')).toBeCloseTo(0.5, 1)
    expect(share('pattern', 'floral')).toBeCloseTo(0.25, 1)
    expect(share('pattern', 'camouflage')).toBe(0)
  })

  it('says so where the market tells nothing of a category', () => {
    const [design] = varyDesign(brief('dress'), [], { quantity: 1, seed: 1 })
    expect(design?.attributes.length).toBeGreaterThan(3)
    expect(design?.attributes.every(({ from }) => from === 'free')).toBe(true)
  })

  it('keeps every stated attribute of 500 drawn briefs', () => {
    const random = seededRandom(25)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const types = ['color', 'pattern', 'fabric', 'neckline', 'sleeve'] as const
    let stated = 0
    let kept = 0
    for (let index = 0; index < 500; index += 1) {
      const category = pick(lexiconEntries('category').filter(({ primary }) => primary === 'womenswear'))
      const values = types
        .filter(() => random() < 0.5)
        .map((type) => pick(lexiconEntries(type)))
        .filter(({ type, value }) => attributeApplies(type, value, lexiconEntry('category', category.value)))
      const words = [...values.map(({ en }) => en), category.en].join(' ')
      const read = readBrief(words)
      for (const design of read === null ? [] : varyDesign(read, MARKET, { quantity: 4, seed: index })) {
        for (const { type, value } of values) {
          stated += 1
          if (design.attributes.some((each) => each.type === type && each.value === value)) kept += 1
        }
      }
    }
    expect(stated).toBeGreaterThan(1_500)
    expect(kept / stated).toBeGreaterThan(0.98)
  })
})

it('changes a design by type, and takes away what is asked to go', () => {
  const [design] = varyDesign(brief('red floral v-neck dress'), MARKET, { quantity: 1, seed: 1 })
  if (design === undefined) throw new Error('nothing was designed')
  const { attributes } = changeDesign(design, [
    { type: 'color', value: 'black' },
    { type: 'pattern', value: '' },
  ])
  expect(attributes.filter(({ type }) => type === 'color')).toEqual([{ type: 'color', value: 'black', from: 'change' }])
  expect(attributes.some(({ type }) => type === 'pattern')).toBe(false)
  expect(attributes).toContainEqual({ type: 'neckline', value: 'v-neck', from: 'brief' })
})
