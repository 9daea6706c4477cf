import { lexiconKinds } from '@trendee/core/lexicon/kinds'
import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { trendPicture } from '@trendee/core/pictures/trend-picture'
import { describe, expect, it } from 'vitest'
import { designOf } from './design/design-of'
import { kindWords } from './design/kinds'
import { matchWords } from './design/slug-match'
import { drawGarment } from './draw-garment'
import { garmentSpecFrom } from './garment-spec'

const colorsHex = ['#ffffff', '#24345a']
const specOf = (trend: string, place = 0, gender = '') =>
  garmentSpecFrom({ ...trendPicture(trend, place, gender), colorsHex, seed: 1 })
const designFor = (trend: string) => designOf(specOf(trend))

describe('pictures of trends', () => {
  it('are of wares that the drawing knows, for whomever they are drawn', () => {
    const unknown = ATTRIBUTE_TYPES.flatMap((type) => lexiconEntries(type)).flatMap(({ value }) =>
      ['women', 'men', 'kids', 'unisex'].flatMap((gender) =>
        [0, 1, 2].flatMap((place) => {
          const { type } = specOf(value, place, gender)
          return matchWords(type, kindWords) === undefined ? [`${value}: ${type}`] : []
        }),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('have the heel, the toe, the strap and the frame that they are called by', () => {
    expect(designFor('kitten-heel')).toMatchObject({ kind: 'pump', heel: 'kitten' })
    expect(designFor('block-heel').heel).toBe('block')
    expect(designFor('stiletto').heel).toBe('stiletto')
    expect(designFor('platform-sole').details.has('platform')).toBe(true)
    expect(designFor('pointed-toe').toe).toBe('pointed')
    expect(designFor('square-toe').toe).toBe('square')
    expect(designFor('ankle-strap').strap).toBe('ankle')
    expect(designFor('cat-eye')).toMatchObject({ kind: 'sunglasses', lens: 'cat-eye' })
    expect(designFor('flip-flops').kind).toBe('flip-flop')
  })

  it('differ where heels and toes differ', () => {
    const forms = [
      'kitten-heel',
      'block-heel',
      'stiletto',
      'round-toe',
      'pointed-toe',
      'square-toe',
      'open-toe',
      'wedge-heel',
    ]
    const drawn = forms.map((silhouette) =>
      drawGarment({ type: 'pumps', silhouette, colors: colorsHex, seed: 1 }, { prefix: 'p' }),
    )
    expect(new Set(drawn).size).toBe(forms.length)
    const straps = [[], ['ankle-strap'], ['slingback']].map((details) =>
      drawGarment({ type: 'pumps', details, colors: colorsHex, seed: 1 }, { prefix: 'p' }),
    )
    expect(new Set(straps).size).toBe(straps.length)
  })

  it('show the stripes of a Breton, the dots of a polka dot, the puckered stripe of seersucker, the weave of a jacquard', () => {
    expect(designFor('breton-stripe').pattern).toBe('breton')
    expect(designFor('polka-dot').pattern).toBe('polka-dot')
    expect(designFor('jacquard')).toMatchObject({ pattern: 'solid', texture: 'jacquard' })
    const seersucker = drawGarment(
      { type: 'shirt', texture: 'seersucker', colors: colorsHex, seed: 1 },
      { prefix: 'p' },
    )
    expect(seersucker).toContain('#24345a')
    expect(designFor('multicolour').pattern).toBe('multi-stripe')
    const many = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff']
    const striped = drawGarment({ type: 't-shirt', pattern: 'multi-stripe', colors: many, seed: 1 })
    expect(many.filter((color) => !striped.includes(color))).toEqual([])
  })

  it('are drawn by the words of a kind, or by those of what it is a kind of', () => {
    const plain = lexiconKinds()
      .filter(({ type, kindOf }) => type === 'pattern' && kindOf !== null)
      .filter(
        ({ value, kindOf }) =>
          designFor(value).pattern === 'solid' && designFor(kindOf?.value ?? '').pattern !== 'solid',
      )
    expect(plain.map(({ value }) => value)).toEqual([])
  })

  it('are of silver where silver is named, not of gold', () => {
    const drawn = (type: string, color: string) => drawGarment({ type, colors: [color], seed: 1 })
    for (const type of ['bracelet', 'ring', 'earrings']) {
      expect(drawn(type, '#c0c0c0')).not.toContain('#d3b06a')
      expect(drawn(type, '#d4af37')).toContain('#d3b06a')
    }
  })

  it('show a print larger where they are asked to', () => {
    const spec = { type: 'shirt', pattern: 'gingham', colors: colorsHex, seed: 1 }
    const scaleOf = (svg: string) => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
    expect(scaleOf(drawGarment({ ...spec, clothScale: 2 }))).toBeCloseTo(2 * scaleOf(drawGarment(spec)), 1)
  })
})
