import { extractGarment } from '../extraction/extract-garment'
import type { Gender, PrimaryCategory } from '../lexicon/types'
import type { DesignAttribute } from './design'

/** What a brief asks for, of all that the lexicon knows. */
export interface Brief {
  readonly primaryCategory: PrimaryCategory
  readonly secondaryCategory: string
  readonly gender: Gender | null
  /** In the order of the words; a design has all of them. */
  readonly stated: readonly DesignAttribute[]
}

/** Reads a brief in English or Chinese as a product's title is read; null where it names no garment. */
export function readBrief(text: string): Brief | null {
  const { category, gender, attributes } = extractGarment({ title: text })
  if (category === null) return null
  return {
    primaryCategory: category.primary,
    secondaryCategory: category.secondary,
    gender: gender?.value ?? null,
    // A style is no part of a garment, but says what the others should be like: it is kept as said.
    stated: attributes.map(({ type, value }) => ({ type, value, from: 'brief' as const })),
  }
}
