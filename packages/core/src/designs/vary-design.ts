import { attributeApplies } from '../extraction/applicable-attributes'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import type { AttributeType } from '../lexicon/types'
import { seededRandom } from '../trend/planted-series'
import { type Design, type DesignAttribute, SINGLE_TYPES, lookOf } from './design'
import type { Brief } from './read-brief'

/** How often products of a category have an attribute. */
export interface MarketShare {
  readonly type: AttributeType
  readonly value: string
  /** Of the category's products, 0–1. */
  readonly share: number
}

/** What is left open by a brief and seen in a flat, in the order in which it is chosen. */
const VARIED = ['color', 'shape', 'fit-type', 'neckline', 'sleeve', 'fabric', 'pattern', 'detail'] as const

/** Fewer products than this share have a value by accident, or by mistake of who wrote the title. */
const LEAST_SHARE = 0.005
/** Tries to find another look before an equal one is drawn with another seed. */
const MOST_TRIES = 40

export interface Variation {
  readonly quantity: number
  readonly seed: number
}

/**
 * Designs for a brief, different from each other where anything is left open. Each has everything that the brief states;
 * what it leaves open is drawn by how often products of the category have it, "none of it" as often as they have none.
 * Where the market tells nothing of the category, values of the lexicon that such a garment can have are drawn alike.
 */
export function varyDesign(brief: Brief, market: readonly MarketShare[], { quantity, seed }: Variation): Design[] {
  const random = seededRandom(seed)
  const looks = new Set<string>()
  return Array.from({ length: quantity }, () => {
    let design = oneDesign(brief, market, random)
    for (let tries = 0; looks.has(lookOf(design)) && tries < MOST_TRIES; tries += 1) {
      // What the market has of the category is used up at some point: then values that nobody sells make the difference.
      design = oneDesign(brief, tries < MOST_TRIES / 2 ? market : [], random)
    }
    looks.add(lookOf(design))
    return design
  })
}

function oneDesign(brief: Brief, market: readonly MarketShare[], random: () => number): Design {
  const { primaryCategory, secondaryCategory, gender, stated } = brief
  const attributes: DesignAttribute[] = [...stated]
  for (const type of VARIED) {
    if (attributes.some((each) => each.type === type)) continue
    const drawn = draw(type, secondaryCategory, market, random)
    if (drawn !== null) attributes.push(drawn)
  }
  return { primaryCategory, secondaryCategory, gender, attributes, seed: Math.floor(random() * 2 ** 31) }
}

function draw(
  type: AttributeType,
  category: string,
  market: readonly MarketShare[],
  random: () => number,
): DesignAttribute | null {
  const entry = lexiconEntry('category', category)
  const isWorn = ({ value }: { readonly value: string }) => attributeApplies(type, value, entry)
  const known = market.filter((each) => each.type === type && each.share >= LEAST_SHARE && isWorn(each))
  if (market.length > 0) {
    // A garment without a colour cannot be drawn; without a print or a detail it can.
    const none = type === 'color' ? 0 : Math.max(0, 1 - known.reduce((sum, { share }) => sum + share, 0))
    let left = random() * known.reduce((sum, { share }) => sum + share, none)
    for (const { value, share } of known) {
      left -= share
      if (left < 0) return { type, value, from: 'market' }
    }
    return null
  }
  const free = lexiconEntries(type).filter(isWorn)
  // Of what may be missing, half of the designs have none.
  if (!SINGLE_TYPES.has(type) && type !== 'color' && random() < 0.5) return null
  const chosen = free[Math.floor(random() * free.length)]
  return chosen === undefined ? null : { type, value: chosen.value, from: 'free' }
}

export interface DesignChange {
  readonly type: AttributeType
  /** '' takes what there is of the type away. */
  readonly value: string
}

/** A design with some of its attributes changed. Of what a garment has one the new value takes the old one's place. */
export function changeDesign(design: Design, changes: readonly DesignChange[]): Design {
  let attributes = [...design.attributes]
  for (const type of new Set(changes.map((change) => change.type))) {
    attributes = attributes.filter((each) => each.type !== type)
    for (const { value } of changes.filter((change) => change.type === type)) {
      if (value !== '') attributes.push({ type, value, from: 'change' })
    }
  }
  return { ...design, attributes }
}
