import type { AttributeType, CategoryEntry, Gender, PrimaryCategory } from '../lexicon/types'

/** What is known of one product before extraction. Only the title is needed. */
export interface GarmentInput {
  readonly title: string
  readonly description?: string
  /** Brand as the feed gives it; its words are not read as colours or garments. */
  readonly rawBrand?: string
  /** Colour field of the feed; it outranks the title. */
  readonly rawColor?: string
  /** Gender field of the feed; it outranks a title that is not more specific. */
  readonly rawGender?: string
  /** The shop's own fields, name and value; a field of the wearer or the colour counts where the feed names none. */
  readonly fields?: readonly (readonly [name: string, value: string])[]
  /** Breadcrumb of the shop, widest level first. */
  readonly categoryPath?: readonly string[]
}

/** Where the words of a finding stand; `garment`: the ware itself implies it (a saree is for women). */
export const EVIDENCE_SOURCES = ['title', 'description', 'field', 'path', 'garment'] as const
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number]

export interface ExtractedAttribute {
  readonly type: AttributeType
  /** Canonical slug; `lexiconEntry(type, value)` gives its names. */
  readonly value: string
  /** The words of the input that gave it, as written there. */
  readonly words: string
  readonly from: EvidenceSource
}

export interface ExtractedCategory {
  readonly primary: PrimaryCategory
  readonly secondary: CategoryEntry['value']
  readonly words: string
  readonly from: EvidenceSource
}

export interface ExtractedGender {
  readonly value: Gender
  readonly words: string
  /** `garment`: no word names the wearer, the ware itself does (saree, cufflinks). */
  readonly from: EvidenceSource
}

export interface ExtractedGarment {
  /** Null when the product is no fashion, or nothing says what it is. */
  readonly category: ExtractedCategory | null
  readonly gender: ExtractedGender | null
  /** In reading order within each type; the first colour is the main one. Each value once. */
  readonly attributes: readonly ExtractedAttribute[]
  /** Several different garments sold as one product. A pack of equal ones is no set. */
  readonly isSet: boolean
}
