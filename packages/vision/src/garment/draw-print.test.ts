import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPrint } from './draw-print'

const COLORS = ['#f4efe6', '#b3202a', '#1f4e79']
const spec = (pattern: string, repeat: 'block' | 'mirror' = 'block') => ({ pattern, colors: COLORS, seed: 5, repeat })

/** Mean difference of neighbouring pixels, across the edge where two tiles meet and inside the tile. */
async function steps(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number, c: number) => data[(y * info.width + x) * info.channels + c] ?? 0
  const between = (x: number, next: number) => {
    let sum = 0
    for (let y = 0; y < info.height; y += 1)
      for (let c = 0; c < 3; c += 1) sum += Math.abs(at(x, y, c) - at(next, y, c))
    return sum / info.height / 3
  }
  const inside = Array.from({ length: info.width - 1 }, (_, x) => between(x, x + 1))
  return { edge: between(info.width - 1, 0), most: Math.max(...inside) }
}

describe('drawPrint', () => {
  it('joins without a seam: no edge of two tiles is harsher than the harshest place within', async () => {
    const prints = lexiconEntries('pattern').flatMap(({ value }) => {
      const print = drawPrint(spec(value))
      return print === null ? [] : [{ value, ...print }]
    })
    expect(prints.length).toBeGreaterThan(20)
    const seams: [string, number, number][] = []
    for (const { value, svg } of prints) {
      const { edge, most } = await steps(svg)
      // Patches and threads may meet at the edge, where all of them change at once; a cut motif is harsher than that.
      if (edge > most * 1.6) seams.push([value, edge, most])
    }
    expect(seams).toEqual([])
  })

  it('is four times as large where it is mirrored, and says its size on cloth', () => {
    const [block, mirror] = [drawPrint(spec('floral')), drawPrint(spec('floral', 'mirror'))]
    if (block === null || mirror === null) throw new Error('a floral is a print')
    expect([mirror.widthCm / block.widthCm, mirror.heightCm / block.heightCm]).toEqual([2, 2])
    expect(block.widthCm).toBeGreaterThan(1)
  })

  it('is nothing for what does not repeat', () => {
    expect([drawPrint(spec('solid')), drawPrint(spec('ombre'))]).toEqual([null, null])
  })
})
