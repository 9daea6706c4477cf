import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import type { GarmentDesign } from './design-garment'
import type { GarmentAttribute } from './garments'

/** Cloth that a label names and nobody boasts of. */
const UNSAID_FABRICS: ReadonlySet<string> = new Set(['Polyester', 'Nylon', 'Viscose', 'Acrylic', 'Spandex', 'Alloy'])

/** What one writes of a design: each attribute once, and none that the garment's name or another word says already. */
export class SaidWords {
  /** The garment's name, with a fabric that belongs into it: "Faux Leather Jacket", not "Faux Leather Leather Jacket". */
  readonly name: string
  private readonly said: ReadonlyMap<GarmentAttribute, string>

  constructor(readonly design: GarmentDesign) {
    const fabric = design.attributes.get('fabric') ?? ''
    this.name = mergedName(fabric, design.name)
    const taken = new Set(wordsOf(this.name))
    const said = new Map<GarmentAttribute, string>()
    // The longer words first: `Cable Knit` says `Knit`, not the other way round.
    const longFirst = [...design.attributes].sort(([, a], [, b]) => b.length - a.length)
    for (const [type, value] of longFirst) {
      const text = type === 'color' ? shortColor(value, taken) : value
      const words = wordsOf(text)
      if (words.every((word) => taken.has(word)) || isSaidByGarment(type, value, design)) continue
      said.set(type, text)
      for (const word of words) taken.add(word)
    }
    this.said = said
  }

  /** The attribute as one would write it, '' where nobody would. */
  of(type: GarmentAttribute): string {
    return this.said.get(type) ?? ''
  }

  /** The fabric, unless it is one to keep quiet about. */
  fineFabric(): string {
    const fabric = this.of('fabric')
    return UNSAID_FABRICS.has(fabric) ? '' : fabric
  }

  /** `Polka Dot` reads as a print in a title, `Leopard Print` says so itself. */
  print(): string {
    const pattern = this.of('pattern')
    const { motif } = this.design
    if (motif !== undefined) return pattern === '' ? motif.written : `${motif.name} ${pattern} Print`
    // Next to a colour word, "Colour Block" would read as "black colour".
    if (pattern === 'Colour Block') return 'Colorblock'
    return /Floral|Polka Dot|Paisley|Graphic|Tropical|Abstract|Geometric|Cartoon|Slogan/.test(pattern)
      ? `${pattern} Print`
      : pattern
  }
}

/** `Wide-Leg` is in "Wide Leg Trousers", `Loungewear Style` in "Loungewear". */
function wordsOf(text: string): string[] {
  return lexiconSlug(text)
    .split('-')
    .filter((word) => word !== 'style')
}

function mergedName(fabric: string, name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && fabric.endsWith(` ${first}`) ? [fabric, ...rest].join(' ') : name
}

/** Beside "Denim Jacket", denim blue is blue. */
function shortColor(color: string, taken: ReadonlySet<string>): string {
  const [first = '', ...rest] = color.split(' ')
  return rest.length > 0 && taken.has(first.toLowerCase()) ? rest.join(' ') : color
}

/** Jeans are denim, sweaters knit and shirts have a shirt's collar whether one says it or not. */
function isSaidByGarment(type: GarmentAttribute, value: string, { garment, name }: GarmentDesign): boolean {
  if (type === 'neckline') return value === 'Shirt Collar' && /Shirt/.test(name)
  if (type !== 'fabric') return false
  if (value === 'Denim') return garment.family === 'denim' || name === 'Overalls'
  return value === 'Knit' && garment.family === 'knit'
}
