import { expect, it } from 'vitest'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import { trendPicture } from './trend-picture'

const values = (trendId: string, place: number) => trendPicture(trendId, place, '').attributes.map(({ value }) => value)

it('shows an attribute on three garments that suit it', () => {
  const garments = [0, 1, 2].map((place) => trendPicture('suede', place, '').secondaryCategory)
  expect(new Set(garments).size).toBe(3)
  expect(['biker-jacket', 'shoulder-bag', 'ankle-boots', 'midi-skirt']).toEqual(expect.arrayContaining(garments))
})
it('shows a garment itself, for the gender that its name tells', () => {
  expect(trendPicture('trench-coat', 2, '').secondaryCategory).toBe('trench-coat')
  expect(trendPicture('mens-loafers', 0, '').gender).toBe('men')
  expect(trendPicture('linen', 0, '').gender).toBe('women')
})
it('gives things their own colour, colours themselves, and everything else one of the usual', () => {
  expect(values('leopard-print', 1)).toEqual(['leopard-print', 'tan'])
  expect(values('burgundy', 0)).toEqual(['burgundy'])
  expect(values('linen', 0)).toEqual(values('linen', 0))
  expect(values('linen', 0)).not.toEqual(values('linen', 1))
})

const NAMED = [
  'red',
  'gingham',
  'linen',
  'ribbed',
  'ruffle',
  'a-line',
  'slim-fit',
  'v-neck',
  'puff-sleeve',
  'boho',
  'office-siren',
  'kawaii',
  'zork',
]

it.each(['men', 'kids', 'unisex'])('shows no dress, skirt or heel where it is drawn for %s', (gender) => {
  for (const trend of NAMED) {
    for (const place of [0, 1, 2]) {
      const { secondaryCategory, gender: drawnFor } = trendPicture(trend, place, gender)
      const garment = lexiconEntry('category', secondaryCategory)
      expect([null, gender], `${trend}: ${secondaryCategory}`).toContain(garment?.gender)
      expect(drawnFor).toBe(gender)
    }
  }
})

it('shows a style on what it is known by, and a garment of a style as that style has it', () => {
  const garments = [0, 1, 2].map((place) => trendPicture('office-siren', place, '').secondaryCategory)
  expect(garments).toEqual(['pencil-skirt', 'shirt', 'pumps'])
  expect(trendPicture('boho-dress', 0, '').secondaryCategory).toBe('dress')
  expect(values('boho-dress', 0)).toEqual(expect.arrayContaining(['boho', 'paisley', 'tiered', 'rust']))
})

const PLACES = [0, 1, 2]
const waresOf = (trend: string, gender: string) =>
  PLACES.map((place) => trendPicture(trend, place, gender).secondaryCategory)
const primaryOf = (ware: string) => lexiconEntry('category', ware)?.primary

const PARTS = lexiconEntries('shape').filter(({ en }) => / (heel|toe|sole)$/i.test(en))

it.each(['women', 'men', 'kids'])('shows what is a part of a shoe on shoes, whoever asks: %s', (gender) => {
  expect(PARTS.length).toBeGreaterThan(6)
  const shown = [...PARTS.map(({ value }) => value), 'stiletto', 'ankle-strap', 'slingback'].flatMap((value) =>
    waresOf(value, gender),
  )
  expect([...new Set(shown.map(primaryOf))]).toEqual(['footwear'])
  expect(waresOf('cat-eye', gender).every((ware) => ware.endsWith('glasses'))).toBe(true)
  expect(waresOf('wire-free', gender).every((ware) => ware.startsWith('bra'))).toBe(true)
})

it('shows bare shoulders and a close cut on what has them', () => {
  for (const bare of ['spaghetti-strap', 'strapless', 'cold-shoulder', 'sleeveless']) {
    expect(waresOf(bare, 'women'), bare).not.toContain('sweater')
  }
  expect(waresOf('bodycon', 'women')).not.toContain('coat')
})

it('shows a cloth on what is made of it', () => {
  for (const gender of ['women', 'men']) expect(waresOf('seersucker', gender)).not.toContain('blazer')
  expect(waresOf('straw', 'women').map(primaryOf)).not.toContain('womenswear')
})

it('keeps the words of a kind: of a pattern beside the pattern, of a ware beside the ware', () => {
  expect(values('breton-stripe', 0).slice(0, 2)).toEqual(['breton-stripe', 'stripe'])
  expect(trendPicture('peep-toes', 0, '')).toMatchObject({ secondaryCategory: 'heels', kind: 'peep-toes' })
  expect(values('mocha', 0)).toEqual(['mocha'])
})

it('gives a print two colours, many colours all of them, and a metal its sheen', () => {
  const colorsOf = (trend: string) => trendPicture(trend, 0, '').attributes.filter(({ type }) => type === 'color')
  const prints = lexiconEntries('pattern').map(({ value }) => value)
  expect(prints.filter((value) => !/solid|print|camouflage/.test(value) && colorsOf(value).length < 2)).toEqual([])
  expect(colorsOf('red-gingham-shirt').map(({ value }) => value)).toEqual(['red'])
  expect(colorsOf('multicolour').length).toBeGreaterThan(4)
  expect(values('metallic-silver', 0)).toEqual(['metallic-silver', 'metallic'])
})

it.each(['women', 'men', 'kids'])('varies the wares of a wall of colours by their names: %s', (gender) => {
  const colors = lexiconEntries('color').map(({ value }) => value)
  const leads = colors.map((color) => trendPicture(color, 0, gender).secondaryCategory)
  const most = Math.max(...leads.map((ware) => leads.filter((other) => other === ware).length))
  expect(new Set(leads).size).toBeGreaterThan(5)
  expect(most).toBeLessThan(colors.length / 4)
  expect(colors.map((color) => trendPicture(color, 0, gender).secondaryCategory)).toEqual(leads)
})
