import type { AttributeType, Gender, PrimaryCategory } from '../lexicon/types'

/** Where an attribute of a design comes from. */
export const ATTRIBUTE_SOURCES = ['brief', 'market', 'free', 'reference', 'change'] as const
export type AttributeSource = (typeof ATTRIBUTE_SOURCES)[number]

export interface DesignAttribute {
  readonly type: AttributeType
  /** Canonical slug of the lexicon. */
  readonly value: string
  /** `brief`: its words say it; `market`: drawn by how often products of the category have it; `free`: the market tells nothing. */
  readonly from: AttributeSource
}

/** A garment as data: what is drawn, changed and held against the market. */
export interface Design {
  readonly primaryCategory: PrimaryCategory
  readonly secondaryCategory: string
  readonly gender: Gender | null
  readonly attributes: readonly DesignAttribute[]
  /** Chooses among equally right drawings. */
  readonly seed: number
}

/** Attribute types of which a garment has one. */
export const SINGLE_TYPES: ReadonlySet<AttributeType> = new Set([
  'pattern',
  'fabric',
  'texture',
  'shape',
  'fit-type',
  'neckline',
  'sleeve',
])

/** One text for equal looks: the order in which they are said, and the seed, make no other garment. */
export function lookOf({ secondaryCategory, attributes }: Pick<Design, 'secondaryCategory' | 'attributes'>): string {
  const said = attributes.map(({ type, value }) => `${type}:${value}`).toSorted()
  return [secondaryCategory, ...said].join(' ')
}
