import { describe, expect, it } from 'vitest'
import {
  allAttributes,
  brandsOf,
  f1,
  halfOf,
  readerWith,
  scoreAttributes,
  type LabelledTitle,
} from './attribute-accuracy'
import { answerTo } from './attribute-answers'
import { measureBrands } from './brand-accuracy'

const rows: LabelledTitle[] = [
  { title: 'Men running shorts', attributes: { Gender: ['Men'], 'Sport Type': ['running'], Pattern: ['Print'] } },
  { title: 'Women ski goggles', attributes: { Gender: [], 'Sport Type': ['Cycling', 'Skiing'] } },
  { title: 'Boys shirt', attributes: { Gender: ['Men'], Season: ['Summer'] } },
]

describe('scoreAttributes', () => {
  const scores = scoreAttributes(rows, readerWith(brandsOf([])))

  it('counts hits, false answers, answers to empty labels and misses', () => {
    // Right, answered where there is no label, and wrong.
    expect(scores.get('Gender')).toMatchObject({ right: 1, answered: 3, labelled: 2 })
    expect(scores.get('Sport Type')).toMatchObject({ right: 2, answered: 2, labelled: 2 })
    expect(scores.get('Pattern')).toMatchObject({ right: 0, answered: 0, labelled: 1 })
    expect([...scores.keys()][0]).toBe('Gender')
  })

  it('weighs every question alike', () => {
    const all = allAttributes(scores)
    expect(all).toEqual({ right: 3, answered: 5, labelled: 6 })
    expect(f1(all)).toBeCloseTo(6 / 11)
    expect(f1({ right: 0, answered: 0, labelled: 0 })).toBe(0)
  })
})

it('parts titles into halves by what they say', () => {
  const halves = Array.from({ length: 200 }, (_, index) => halfOf(`title ${index}`))
  expect(halves.filter((half) => half === 0).length).toBeGreaterThan(70)
  expect(halves.filter((half) => half === 1).length).toBeGreaterThan(70)
  expect(halves).toEqual(Array.from({ length: 200 }, (_, index) => halfOf(`title ${index}`)))
})

describe('answerTo', () => {
  const read = readerWith(brandsOf([{ title: '', attributes: { 'Brand Name': ['Uncle GG'] } }]))
  const title = 'Uncle GG Women Men printed basketball jersey, short sleeve, polarized glasses YEL1045'

  it.each([
    ['Brand Name', 'Uncle GG'],
    ['Gender', 'Women'],
    ['Sport Type', 'Basketball'],
    ['Fabric Type', 'Jersey'],
    ['Pattern', 'Print'],
    ['Sleeve Length(cm)', 'short'],
    ['Lenses Optical Attribute', 'Polarized'],
    ['Model Number', 'YEL1045'],
    ['Material', null],
    ['Lens Width', null],
  ])('%s: %s', (attribute, answer) => {
    expect(answerTo(attribute, read(title))).toBe(answer)
  })
})

it('tells brands found from others and from none', () => {
  const rows = [
    { title: 'U.S. Polo Assn. Kids shirt', brand: 'US Polo Assn' },
    { title: 'LONG KEEPER cap', brand: 'Long Keeper' },
    { title: 'Adidas shorts', brand: 'Adidas Kids' },
    { title: 'Adidas shorts', brand: 'Acme' },
    { title: 'Summer dress', brand: 'Acme' },
  ]
  expect(measureBrands(rows, brandsOf([{ title: '', attributes: { 'Brand Name': ['Long Keeper'] } }]))).toEqual({
    right: 2,
    part: 1,
    other: 1,
    none: 1,
  })
})
