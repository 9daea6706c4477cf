import { expect, it } from 'vitest'
import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { drawSwatch } from './draw-swatch'

const colors = ['#b03030', '#f5f0e6']

it('draws cloth in its colours, the same each time', () => {
  const svg = drawSwatch({ pattern: 'gingham', colors, seed: 1 })
  expect(svg).toBe(drawSwatch({ pattern: 'gingham', colors, seed: 1 }))
  expect(svg).toContain('#b03030')
  expect(svg).toContain('<pattern')
  expect(drawSwatch({ pattern: 'gingham', colors: ['#203080', '#ffffff'], seed: 1 })).toContain('#203080')
})

it('shows on a garment what is no cloth: a print on the chest, panels', () => {
  const plain = drawSwatch({ pattern: 'solid', colors, seed: 1 })
  for (const pattern of ['graphic', 'cartoon', 'slogan', 'colour-block']) {
    const drawn = drawSwatch({ pattern, colors, seed: 1 })
    expect(drawn.match(/<path/g)?.length ?? 0).toBeGreaterThan(plain.match(/<path/g)?.length ?? 0)
  }
})

it('tells patterns and fabrics apart, and draws each of the lexicon', () => {
  const drawn = (word: object) => drawSwatch({ ...word, colors, seed: 1 })
  expect(drawn({ texture: 'corduroy' })).not.toBe(drawn({ texture: 'denim' }))
  for (const { value } of lexiconEntries('pattern')) expect(drawn({ pattern: value })).toContain('</svg>')
  for (const { value } of lexiconEntries('fabric')) expect(drawn({ texture: value })).toContain('</svg>')
})
