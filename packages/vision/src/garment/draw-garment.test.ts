import { describe, expect, it } from 'vitest'
import { kindWords } from './design/kinds'
import { necklineWords, patternWords, sleeveWords, textureWords } from './design/words'
import { drawGarment } from './draw-garment'
import { drawLook } from './draw-look'
import { drawPost } from './draw-post'
import type { GarmentSpec } from './garment-spec'
import { drawSheet } from './sheet'

const base: GarmentSpec = { type: 't-shirt', colors: ['#d9b8ae', '#2f4a7a', '#c98f45'], seed: 7 }

/** One key for each value of a table: what a caller may write. */
function oneKeyPerValue(table: { readonly byKey: ReadonlyMap<string, unknown> }): string[] {
  const byValue = new Map<unknown, string>()
  for (const [key, value] of table.byKey) if (!byValue.has(value)) byValue.set(value, key)
  return [...byValue.values()]
}

const types = [...new Map([...kindWords.byKey].map(([key, usual]) => [usual.kind, key])).values()]
const patterns = oneKeyPerValue(patternWords)
const necklines = oneKeyPerValue(necklineWords)
const sleeves = oneKeyPerValue(sleeveWords)
const textures = oneKeyPerValue(textureWords)

/** Strict enough for our own text: tags balance, attributes are quoted and unique, every reference has its target, no id twice. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  for (const [tag, close, name = '', attributes = '', selfClosed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (close === '/') {
      if (open.pop() !== name) faults.push(`unbalanced ${tag}`)
      continue
    }
    if (selfClosed !== '/') open.push(name)
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((m) => m[1] ?? '')
    if (new Set(names).size < names.length) faults.push(`attribute twice in ${tag.slice(0, 80)}`)
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1]
    if (id !== undefined && ids.has(id)) faults.push(`id twice: ${id}`)
    if (id !== undefined) ids.add(id)
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  const left = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  if (/[<>]/.test(left)) faults.push(`not a tag: ${left.slice(0, 80)}`)
  for (const [, target = ''] of svg.matchAll(/(?:href="|url\()#([^")]+)/g))
    if (!ids.has(target)) faults.push(`no target: ${target}`)
  if (/NaN|Infinity|undefined/.test(svg)) faults.push('a number is missing')
  return faults
}

describe('drawGarment', () => {
  it('finds faults when there are some', () => {
    expect(faultsOf('<svg><g></svg>')).not.toEqual([])
    expect(faultsOf('<svg><path id="a"/><path id="a"/></svg>')).toEqual(['id twice: a'])
    expect(faultsOf('<svg><use href="#b"/></svg>')).toEqual(['no target: b'])
  })

  it('gives the same text for the same spec and another for another seed of a scattered print', () => {
    const spec = { ...base, pattern: 'floral' }
    expect(drawGarment({ ...spec })).toBe(drawGarment({ ...spec }))
    expect(drawGarment({ ...spec, seed: 8 })).not.toBe(drawGarment(spec))
  })

  it.each(types)('draws %s well-formed and within its budget, in all details', (type) => {
    const plain = drawGarment({ ...base, type })
    const busy = drawGarment({
      ...base,
      type,
      details: ['pocket', 'ruffle', 'bow', 'lace trim', 'slit', 'belt', 'button', 'fringe', 'cutout'],
    })
    expect(faultsOf(plain)).toEqual([])
    expect(faultsOf(busy)).toEqual([])
    expect(plain.length).toBeLessThan(25_000)
    expect(plain).toContain('viewBox="0 0 480 600"')
    expect(plain).toContain('#d9b8ae')
  })

  it('has at least 12 kinds, 15 patterns, 16 necklines, 14 sleeves and 7 textures, each drawn differently', () => {
    const sizes = [
      [types, 12, (word: string) => ({ type: word })],
      [patterns, 15, (word: string) => ({ pattern: word })],
      [necklines, 16, (word: string) => ({ type: 'top', neckline: word })],
      [sleeves, 14, (word: string) => ({ type: 'top', sleeve: word })],
      [textures, 7, (word: string) => ({ texture: word })],
    ] as const
    for (const [words, least, change] of sizes) {
      expect(words.length).toBeGreaterThanOrEqual(least)
      // The prefix is fixed so that only the drawing itself can differ.
      const drawn = words.map((word) => drawGarment({ ...base, ...change(word) }, { prefix: 'p' }))
      expect(drawn.flatMap(faultsOf)).toEqual([])
      const same = words.filter((_, i) => drawn.indexOf(drawn[i] ?? '') !== i)
      expect(same).toEqual([])
    }
  })

  it.each(patterns)('keeps %s within the budget', (pattern) => {
    expect(drawGarment({ ...base, pattern }).length).toBeLessThan(25_000)
    expect(drawGarment({ ...base, type: 'shirt-dress', pattern }).length).toBeLessThan(32_000)
  })

  it.each([
    'stripe',
    'gingham',
    'houndstooth',
    'plaid',
    'polka dot',
    'floral',
    'paisley',
    'zebra',
    'chevron',
    'tie dye',
  ])('shows the second colour in %s', (pattern) => {
    expect(drawGarment({ ...base, pattern })).toContain('#2f4a7a')
    expect(drawGarment({ ...base, colors: ['#ffffff', '#00aa55'], pattern })).toContain('#00aa55')
  })

  it('does not throw on words and numbers it has never seen', () => {
    const odd: GarmentSpec = {
      type: 'zyx',
      silhouette: '???',
      length: '',
      neckline: 'qq',
      sleeve: '袖',
      pattern: 'wobble',
      texture: '<b>',
      colors: ['no colour', '#12'],
      details: ['', '&'],
      seed: Number.NaN,
    }
    expect(faultsOf(drawGarment(odd))).toEqual([])
    expect(faultsOf(drawGarment({ type: '', colors: [], seed: -1 }))).toEqual([])
  })

  it('lets many drawings share a page', () => {
    const page = types
      .slice(0, 12)
      .map((type) => drawGarment({ ...base, type }).replaceAll(/<\/?svg[^>]*>/g, ''))
      .join('')
    expect(faultsOf(`<svg>${page}</svg>`)).toEqual([])
  })

  it('leaves the ground out when asked and takes a size', () => {
    const svg = drawGarment(base, { background: 'none', size: 240 })
    expect(svg).not.toContain('<rect width="480" height="600"')
    expect(svg).toContain('width="240" height="300"')
    expect(drawGarment(base)).toContain('<rect width="480" height="600"')
  })
})

describe('looks, posts and sheets', () => {
  const outfit: GarmentSpec[] = [
    { type: 'trench-coat', colors: ['#cdb48c'], seed: 1 },
    { type: 't-shirt', pattern: 'breton', colors: ['#f6f1e6', '#24345a'], seed: 2 },
    { type: 'jeans', colors: ['#5877a0'], seed: 3 },
    { type: 'loafers', colors: ['#3a2419'], seed: 4 },
    { type: 'tote', colors: ['#8a4b32'], seed: 5 },
  ]

  it('shows every piece of a look in one well-formed picture', () => {
    const svg = drawLook(outfit)
    expect(faultsOf(svg)).toEqual([])
    for (const color of ['#cdb48c', '#24345a', '#5877a0', '#3a2419', '#8a4b32']) expect(svg).toContain(color)
    expect(drawLook(outfit)).toBe(svg)
    expect(faultsOf(drawLook([]))).toEqual([])
  })

  it('gives posts backdrops and props that depend on the seed', () => {
    const posts = [1, 2, 3, 4, 5, 6].map((seed) => drawPost(outfit.slice(0, 2), { seed }))
    expect(posts.flatMap(faultsOf)).toEqual([])
    expect(new Set(posts).size).toBe(6)
    expect(drawPost(outfit, { seed: 1 })).not.toContain('#8a4b32')
  })

  it('lays a sheet out in rows and escapes its labels', () => {
    const svg = drawSheet(
      [{ spec: base, label: 'A & <B>' }, { spec: { ...base, type: 'jeans' } }, { spec: { ...base, type: 'tote' } }],
      2,
      100,
    )
    expect(faultsOf(svg)).toEqual([])
    expect(svg).toContain('viewBox="0 0 200 250"')
    expect(svg).toContain('A &amp; &lt;B&gt;')
  })
})
