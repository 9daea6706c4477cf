import { describe, expect, it } from 'vitest'
import type { FactType } from '../lexicon/types'
import { extractGarment } from './extract-garment'
import { learnBrands } from './known-brands'

const facts = (type: FactType, title: string) =>
  extractGarment({ title })
    .facts.filter((fact) => fact.type === type)
    .map(({ value }) => value)

describe('facts of a title', () => {
  it.each<[string, string[]]>([
    ['Men basketball shorts', ['basketball']],
    ['Ski goggles for winter', ['skiing']],
    ['Bicycle sunglasses, MTB bike glasses', ['cycling']],
    ['Gym training running shorts', ['running', 'training']],
    ['Cycling tights, running shorts, running vest', ['running', 'cycling']],
    ['Swim trunks', ['swimming']],
    ['Fishing shirt', ['fishing']],
    ['瑜伽裤', ['yoga']],
    ['Hockey jersey', ['ice-hockey']],
    ['Silk blouse', []],
  ])('the sports of %s, the main one first: %j', (title, expected) => {
    expect(facts('sport', title)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['Polarised UV400 sunglasses', ['polarized', 'uv400']],
    ['Photochromic cycling glasses', ['photochromic']],
    ['Gradient mirrored sunglasses', ['gradient', 'mirrored']],
    ['Anti-fog ski goggles, anti glare', ['anti-fog', 'anti-reflective']],
    ['Skirt with mirror and gradient', []],
  ])('the lenses of %s: %j', (title, expected) => {
    expect(facts('lens', title)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['Breathable quick dry shirt', ['breathable', 'quick-dry']],
    ['Windproof jacket, not waterproof', ['windproof']],
    ['Push-up bikini', ['push-up']],
  ])('the features of %s: %j', (title, expected) => {
    expect(facts('feature', title)).toEqual(expected)
  })

  it('gives the words that name a fact most plainly', () => {
    expect(extractGarment({ title: 'Men Run shorts, RUNNING shorts' }).facts[0]?.words).toBe('RUNNING')
  })

  it('reads entities of web pages as the characters they stand for', () => {
    const title = 'Men&#39;s hat &amp; scarf, fits Women&#39;s heads'
    expect(extractGarment({ title }).gender).toMatchObject({ value: 'unisex', words: "Men's, Women's" })
  })
})

describe('model numbers', () => {
  it.each([
    ['Short trousers YEL1045', 'YEL1045'],
    ['Ski goggles UV400 SN-3400', 'SN-3400'],
    ['Nike shorts 884363-032', '884363-032'],
    ['UV400 sunglasses, TR90 frame, XXL-2', null],
    ['Summer dress 2018, 100% cotton', null],
  ])('%s: %s', (title, expected) => {
    expect(extractGarment({ title }).modelNumber).toBe(expected)
  })
})

describe('the brand of a title', () => {
  const brands = learnBrands(['Uncle GG', 'Long Keeper', 'Red Tape', 'Olive', 'OEM', 'No Brand'])
  const brand = (title: string, rawBrand?: string) =>
    extractGarment({ title, brands, ...(rawBrand === undefined ? {} : { rawBrand }) }).brand

  it.each([
    // known
    ['Uncle GG Cheap basketball jersey', 'Uncle GG'],
    ['2018 hat by LONG KEEPER', 'Long Keeper'],
    ['Original New Arrival 2018 Adidas Performance shorts', 'Adidas'],
    ['For men Nike running shoes', 'Nike'],
    ['Guess women handbag', 'Guess'],
    // by place and letters
    ['BONJEAN Men cheap jersey', 'BONJEAN'],
    ['2017 Mens VTURE running shorts', 'VTURE'],
    ['WoSporT polarized goggles', 'WoSporT'],
    ['B.BANG Women shorts', 'B.BANG'],
    ['Free shipping Brand Ohyoung shorts', 'Ohyoung'],
    // no brand
    ['Case for Nike shoes', null],
    ['Strap compatible with Casio watch', null],
    ['Gucci style bag', null],
    ['Can you guess? Summer dress', null],
    ['Mango print dress', null],
    ['Summer dress', null],
    ['HOT SALE BLACK SUMMER DRESS WOMEN', null],
    ['SUPERDUPER DRESS WOMEN BLACK COTTON', null],
    ['SunGlasses for men', null],
    ['Interlocked heart necklace', null],
    ['Profesional chaqueta de hombre', null],
    ['Olive shirt for men', null],
    ['FORM rộng giày cao gót', null],
    ['OEM basketball jersey', null],
    ['Next Skrivel Women Dress', null],
    ['DODO & MOA Women Dress', null],
    ['MIAH Skrivel Women Dress', null],
    ['Vertvie Men running shorts', null],
    ['James Harden logo shirt', null],
    ['USA flag T-shirt', null],
    ['', null],
  ])('%s: %s', (title, expected) => {
    expect(brand(title)?.value ?? null).toBe(expected)
  })

  it('takes the feed’s field first, and says which it was', () => {
    expect(brand('BONJEAN jersey', 'Acme')).toEqual({ value: 'Acme', words: 'Acme', from: 'field' })
    expect(brand('BONJEAN jersey', 'No Brand')).toEqual({ value: 'BONJEAN', words: 'BONJEAN', from: 'title' })
    expect(brand('LONG KEEPER hat')).toEqual({ value: 'Long Keeper', words: 'LONG KEEPER', from: 'title' })
  })

  it('does not read the words of a known brand as colours', () => {
    expect(extractGarment({ title: 'Red Tape Shoes in leather', brands }).attributes.map(({ value }) => value)).toEqual(
      ['leather'],
    )
  })
})
