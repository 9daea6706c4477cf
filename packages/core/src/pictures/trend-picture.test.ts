import { expect, it } from 'vitest'
import { trendPicture } from './trend-picture'

const values = (trendId: string, place: number) => trendPicture(trendId, place).attributes.map(({ value }) => value)

it('shows an attribute on three garments that suit it', () => {
  const garments = [0, 1, 2].map((place) => trendPicture('suede', place).secondaryCategory)
  expect(garments).toEqual(['blazer', 'midi-skirt', 'tote-bag'])
})
it('shows a garment itself, for the gender that its name tells', () => {
  expect(trendPicture('trench-coat', 2).secondaryCategory).toBe('trench-coat')
  expect(trendPicture('mens-loafers', 0).gender).toBe('men')
  expect(trendPicture('linen', 0).gender).toBe('women')
})
it('gives things their own colour, colours themselves, and everything else one of the usual', () => {
  expect(values('leopard-print', 1)).toEqual(['leopard-print', 'tan'])
  expect(values('burgundy', 0)).toEqual(['burgundy'])
  expect(values('linen', 0)).toEqual(values('linen', 0))
  expect(values('linen', 0)).not.toEqual(values('linen', 1))
})
it('shows a style on what it is known by, and a garment of a style as that style has it', () => {
  const garments = [0, 1, 2].map((place) => trendPicture('office-siren', place).secondaryCategory)
  expect(garments).toEqual(['pencil-skirt', 'shirt', 'pumps'])
  expect(trendPicture('boho-dress', 0).secondaryCategory).toBe('dress')
  expect(values('boho-dress', 0)).toEqual(expect.arrayContaining(['boho', 'paisley', 'tiered', 'rust']))
})
