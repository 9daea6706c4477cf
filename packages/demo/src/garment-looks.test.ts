import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { describe, expect, it } from 'vitest'
import { GarmentDesigner, type GarmentDesign } from './design-garment'
import { lexiconName } from './garment-style'
import { PLANTED_TRENDS, type PlantedTrend } from './planted-truth'
import { captionFor } from './post-captions'
import { titleFor } from './product-titles'
import { SHOPS, type DemoShop } from './demo-products'
import { Draws } from './seeded-draws'

const designer = new GarmentDesigner()
const STYLES = ['kawaii', 'office-siren', 'western', 'gorpcore', 'coquette', 'old-money', 'streetwear', 'boho']

function trendOf(style: string): PlantedTrend {
  const [any] = PLANTED_TRENDS
  if (any === undefined) throw new Error('no trend')
  return { ...any, term: style, matches: [`style:${style}`], wearer: 'women' }
}

function designsFor(style: string, count: number): GarmentDesign[] {
  const draws = new Draws(3, 'styles', style)
  return Array.from({ length: count }, () => designer.design(draws, trendOf(style), 'women')).filter(
    (design) => design !== null,
  )
}

/** The most frequent values among designs. */
function commonest(values: readonly string[], count: number): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([value]) => value)
}

/** Words of which one stands twice in a row: "denim denim shirt". */
const DOUBLED = /\b([a-z]{3,})\b[\s-]+\1\b/i

describe('styles', () => {
  it.each(STYLES)('%s has garments and colours that few others have', (style) => {
    const [mine, ...others] = [style, ...STYLES.filter((other) => other !== style)].map((one) => {
      const designs = designsFor(one, 300)
      return {
        garments: commonest(
          designs.map(({ garment }) => garment.category),
          3,
        ),
        colors: commonest(
          designs.map(({ attributes }) => attributes.get('color') ?? ''),
          3,
        ),
      }
    })
    expect(mine?.garments).toHaveLength(3)
    for (const other of others) {
      expect(other.garments.filter((garment) => mine?.garments.includes(garment)).length).toBeLessThan(2)
      const shared = other.colors.filter((color) => mine?.colors.includes(color)).length
      expect(shared).toBeLessThan(3)
    }
  })

  it('are worn as known: a kawaii wardrobe is pastel, an office siren’s dark and white', () => {
    const share = (style: string, colors: readonly string[]) => {
      const designs = designsFor(style, 300)
      return designs.filter(({ attributes }) => colors.includes(attributes.get('color') ?? '')).length / designs.length
    }
    const pastel = ['Light Pink', 'White', 'Lavender', 'Sky Blue', 'Lilac', 'Mint Green', 'Pink']
    const dark = ['Black', 'Charcoal', 'Grey', 'White', 'Burgundy']
    expect(share('kawaii', pastel)).toBeGreaterThan(0.8)
    expect(share('office-siren', dark)).toBeGreaterThan(0.8)
  })
})

describe('texts', () => {
  const draws = new Draws(5, 'texts')
  const made = Array.from({ length: 4000 }, () => {
    const trend = draws.pick(PLANTED_TRENDS)
    return { trend, design: designer.design(draws, trend) }
  }).flatMap(({ trend, design }) => (design === null ? [] : [{ trend, design }]))

  it('never say a word twice in a row, in titles or posts', () => {
    const texts = made.flatMap(({ trend, design }) => [
      ...(Object.keys(SHOPS) as DemoShop[]).map((shop) => titleFor(shop, design, 'Brand', draws)),
      ...(['tiktok', 'instagram'] as const).map((network) =>
        captionFor(draws, network, design, trend).caption.replace(/#.*/, ''),
      ),
    ])
    expect(texts.filter((text) => DOUBLED.test(text.replaceAll(/pom pom/gi, 'pompom'))).slice(0, 5)).toEqual([])
  })

  it('describe what somebody could sew: no dots on suede, no yellow denim', () => {
    const odd = made.filter(({ design: { attributes } }) => {
      const [fabric, pattern, color] = [attributes.get('fabric'), attributes.get('pattern'), attributes.get('color')]
      return (fabric === 'Suede' && pattern === 'Polka Dot') || (fabric === 'Denim' && color === 'Lime Green')
    })
    expect(odd.length / made.length).toBeLessThan(0.002)
  })

  it('of posts say what the trend is about, in the habit of the network', () => {
    for (const { trend, design } of made.slice(0, 500)) {
      const tiktok = captionFor(draws, 'tiktok', design, trend).caption.replace(/#.*/, '')
      expect(tiktok).toBe(tiktok.toLowerCase())
      const instagram = captionFor(draws, 'instagram', design, trend).caption
      expect(instagram).toMatch(/^[A-Z]/)
      const missing = trend.matches.filter((match) => {
        const name = lexiconName(match)
        return name !== undefined && !/^(category|family|wearer)/.test(match) && !saysIt(tiktok, name)
      })
      expect([tiktok, missing]).toEqual([tiktok, []])
    }
  })
})

function saysIt(text: string, name: string): boolean {
  return lexiconSlug(name)
    .split('-')
    .every((word) => lexiconSlug(text).includes(word))
}
