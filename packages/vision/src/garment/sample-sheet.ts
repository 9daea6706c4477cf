import type { GarmentSpec } from './garment-spec'
import { drawSheet } from './sheet'

const one = (type: string, colors: string, more: Partial<GarmentSpec> = {}): GarmentSpec => ({
  type,
  colors: colors.split(' '),
  seed: 5,
  ...more,
})

/** Forty garments that show the range: kinds, necklines, sleeves, patterns, textures and details. */
const sampleSpecs: readonly GarmentSpec[] = [
  one('slip-dress', '#7a2e3f'),
  one('wrap-dress', '#f2d7c9 #b3413a #5d7a58', { pattern: 'floral' }),
  one('shirt-dress', '#f4efe4 #2f4a7a', { pattern: 'stripe' }),
  one('skater-dress', '#f4efe4 #26324d', { pattern: 'houndstooth' }),
  one('sundress', '#e9b94e #fff6df', { pattern: 'gingham' }),
  one('evening-gown', '#22463c'),
  one('babydoll-dress', '#e3c9c4 #8a2f48', { pattern: 'polka-dot' }),
  one('cheongsam', '#b3313a #f0d9a8', { pattern: 'toile' }),
  one('blouse', '#f3e9e2', { texture: 'lace' }),
  one('shirt', '#dfe8ef', { texture: 'linen' }),
  one('baby-tee', '#f6efe2 #c4473d', { pattern: 'fruit' }),
  one('polo-shirt', '#2f5a4a #f4efe4', { details: ['contrast'] }),
  one('corset-top', '#1f1d20'),
  one('halter-top', '#d9784f #fff1df', { pattern: 'paisley' }),
  one('sweater', '#efe6d4', { texture: 'cable-knit' }),
  one('cardigan', '#3a4a6a #efe6d4 #c4473d', { pattern: 'fair-isle' }),
  one('hoodie', '#8fa58b'),
  one('denim-jacket', '#5877a0'),
  one('blazer', '#d9cdb8 #4a3f38 #8a5a3a', { pattern: 'glen' }),
  one('tweed-jacket', '#e3cfd0 #3a3f55 #b0506a'),
  one('leather-jacket', '#1c1a1b'),
  one('bomber-jacket', '#4a5238'),
  one('trench-coat', '#cdb48c'),
  one('puffer-jacket', '#6f8fa8'),
  one('jeans', '#44648f', { details: ['distressed'] }),
  one('wide-leg-pants', '#6f5b47 #d9c7a8', { pattern: 'pinstripe' }),
  one('cargo-pants', '#75784f #a98f62', { pattern: 'camouflage' }),
  one('trousers', '#8a5a33', { texture: 'corduroy' }),
  one('pleated-skirt', '#2f3a5a #b3413a #e9c24e', { pattern: 'plaid' }),
  one('midi-skirt', '#c99a5b #2b211c', { pattern: 'leopard' }),
  one('tiered-skirt', '#e3c9a4 #4a6a5a #b3503a', { pattern: 'ditsy' }),
  one('jumpsuit', '#c4674a'),
  one('swimsuit', '#f4efe4 #1f2f55 #d98b4a', { pattern: 'zebra' }),
  one('pajama-set', '#d9c3d4'),
  one('tote-bag', '#8a4b32 #e9d9bd'),
  one('shoulder-bag', '#5a2b32', { details: ['chain'] }),
  one('sneakers', '#f4f1ea #2f6f5a'),
  one('pumps', '#b3313a'),
  one('knee-high-boots', '#3a2419'),
  one('sun-hat', '#e3c68f #2b2730'),
]

/** The picture of `docs/garment-drawing.md`: 2,400 × 1,200 units. */
export function drawSampleSheet(): string {
  return drawSheet(
    sampleSpecs.map((spec) => ({ spec })),
    10,
    240,
  )
}
