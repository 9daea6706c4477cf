import { describe, expect, it } from 'vitest'
import { BRAND_IDENTITIES } from '../lexicon/brand-identities'
import { FAMOUS_BRANDS } from '../lexicon/brands'
import { askedBrand, brandId, readBrand } from './brand-id'

describe('one identity of a brand', () => {
  it.each([
    [
      'hermes',
      ['Hermès', 'HERMES', 'hermes', 'Herme\u0300s', '爱马仕', '愛馬仕', '爱马仕官方旗舰店', 'Hermès Official'],
    ],
    ['rayban', ['Ray-Ban', 'Ray Ban', 'RAYBAN', 'ray·ban', '雷朋', 'Ray-Ban®', '@rayban', '#RayBan']],
    ['jackjones', ['Jack & Jones', 'JACK AND JONES', 'Jack&Jones', 'jackjones', '杰克琼斯']],
    ['saintlaurent', ['YSL', 'Yves Saint Laurent', 'Saint Laurent Paris', '圣罗兰', '聖羅蘭']],
    ['hm', ['H&M', 'H & M', 'H and M', 'hm', 'Hennes & Mauritz']],
    ['levis', ['Levi’s', "Levi's", 'LEVIS', 'Levi Strauss & Co.', '李维斯']],
    ['thenorthface', ['North Face', 'The North Face', 'TNF', '北面', 'The North Face Inc.']],
    ['fjallraven', ['Fjällräven', 'Fjallraven', '北极狐']],
    ['armani', ['Giorgio Armani', 'Emporio Armani', 'A|X Armani Exchange', '阿玛尼']],
    // Known from feeds alone.
    ['quilletterow', ['Quillette Row', 'QUILLETTE ROW', 'quillette-row', 'Quillette Row Ltd', 'Quillette Row Kids']],
    ['mossandra', ['Mossandra', 'Mössandra', 'MOSSANDRA™', 'Mossandra Plus']],
    ['samsoesamsoe', ['Samsøe Samsøe', 'Samsoe Samsoe']],
    ['花知晓', ['花知晓', '花知晓旗舰店', ' 花知晓 ']],
    ['спортмастер', ['Спортмастер', 'СПОРТМАСТЕР']],
  ])('%s is what %j are', (id, spellings) => {
    expect(new Set(spellings.map(brandId))).toEqual(new Set([id]))
  })

  it.each(['', ' ', '-', 'N/A', 'OEM', 'No Brand', '无品牌', 'unbranded', '7', '2024', '★', '&', 'x', 'a'.repeat(61)])(
    'names none: %j',
    (written) => expect(brandId(written)).toBe(''),
  )

  it.each([
    ['Only', 'Next'],
    ['Pretty Women', 'Pretty'],
    ['Old Navy', 'Old'],
    ['Miu Miu', 'Prada'],
    ['Jordan', 'Nike'],
    ['Officially', 'Official'],
  ])('%s is not %s', (one, other) => {
    expect(brandId(one)).not.toBe(brandId(other))
  })

  it('reads which line of a house is written', () => {
    expect(readBrand('Emporio Armani')).toMatchObject({ id: 'armani', line: 'Emporio Armani' })
    expect(readBrand('ZARA KIDS')).toMatchObject({ id: 'zara', line: 'ZARA KIDS', identity: { country: 'ES' } })
    expect(readBrand('Mossandra Plus')).toMatchObject({ id: 'mossandra', line: 'Mossandra Plus', identity: null })
    expect(readBrand('Zara')).toMatchObject({ id: 'zara', line: '' })
  })

  it.each([
    ['zarakids', ['Zara Kids', 'ZARA KIDS', 'zara kids®', 'Zara Kids Official Store']],
    ['jackjoneskids', ['Jack & Jones Kids', 'JACK AND JONES KIDS', '杰克琼斯 Kids']],
    ['emporioarmani', ['Emporio Armani', 'EMPORIO ARMANI']],
    ['', ['Zara', '花知晓', 'Pretty Women']],
  ])('%s is the line that %j are', (lineId, spellings) => {
    expect(spellings.map((written) => readBrand(written)?.lineId)).toEqual(spellings.map(() => lineId))
  })
})

describe('what a filter by brand asks for', () => {
  it('is the house with its lines, by its id or in any spelling', () => {
    for (const value of ['quilletterow', 'QUILLETTE ROW', 'Quillette Row', 'quillette-row'])
      expect(askedBrand(value)).toEqual({ id: 'quilletterow', lineId: '' })
  })

  it('is one line, by its name', () => {
    expect(askedBrand('Avelisse Kids')).toEqual({ id: 'avelisse', lineId: 'avelissekids' })
  })

  it('is the value itself where that names no brand', () => {
    expect(askedBrand('OEM')).toEqual({ id: 'OEM', lineId: '' })
  })

  it('is the same by every id as by the name that the id was made of', () => {
    const names = [...BRAND_IDENTITIES.map(({ name }) => name), 'Quillette Row Kids', '花知晓官网官方旗舰店', 'Levi’s']
    for (const name of names)
      expect([name, askedBrand(brandId(name))]).toEqual([name, { id: brandId(name), lineId: '' }])
  })
})

describe('the brands that are known', () => {
  it('gives no name to two of them', () => {
    const ids = new Map<string, string>()
    for (const { name, aliases, lines } of BRAND_IDENTITIES) {
      const own = brandId(name)
      expect(own).not.toBe('')
      for (const written of [name, ...aliases, ...lines]) {
        expect([written, brandId(written)]).toEqual([written, own])
        ids.set(written, own)
      }
    }
    expect(new Set(ids.values()).size).toBe(BRAND_IDENTITIES.length)
  })

  it('says a country for each, and a Chinese name in Chinese', () => {
    for (const { name, nameZh, country } of BRAND_IDENTITIES) {
      expect([name, country]).toEqual([name, expect.stringMatching(/^[A-Z]{2}$/)])
      expect([name, nameZh]).toEqual([name, expect.stringMatching(/^(?:|.*[\u4e00-\u9fff].*)$/)])
    }
  })

  it('holds every spelling that titles are searched for as one of few', () => {
    const spellings = FAMOUS_BRANDS.split('|')
    const spelt = (id: string) => spellings.filter((spelling) => brandId(spelling) === id)
    expect(spelt('')).toEqual([])
    expect(spelt('dolcegabbana')).toEqual(['Dolce & Gabbana', 'Dolce and Gabbana'])
    expect(spelt('tommyhilfiger')).toEqual(['Tommy Hilfiger', 'Hilfiger'])
    expect(spelt('thenorthface')).toEqual(['The North Face', 'North Face'])
  })
})
