import type { AttributeType, CategoryEntry, FactType, Gender, PrimaryCategory } from '../lexicon/types'
import type { KnownBrands } from './known-brands'
import type { ReadingLanguage } from './language-vocabulary'

/** What is known of one product before extraction. Only the title is needed. */
export interface GarmentInput {
  readonly title: string
  readonly description?: string
  /** Brand as the feed gives it; its words are not read as colours or garments. */
  readonly rawBrand?: string
  /** Brands to look for in the title where there is no `rawBrand`, beside the well-known ones: `learnBrands` makes it. */
  readonly brands?: KnownBrands
  /** Colour field of the feed; it outranks the title. */
  readonly rawColor?: string
  /** Gender field of the feed; it outranks a title that is not more specific. */
  readonly rawGender?: string
  /** The shop's own fields, name and value; a field of the wearer or the colour counts where the feed names none. */
  readonly fields?: readonly (readonly [name: string, value: string])[]
  /** Breadcrumb of the shop, widest level first. */
  readonly categoryPath?: readonly string[]
  /** In what most titles of its file are, as `languageOfTitles` says; null or absent where nothing tells. */
  readonly fileLanguage?: ReadingLanguage | null
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

/** What a title says besides looks: the sport, what the lenses or the cloth do. */
export interface ExtractedFact {
  readonly type: FactType
  /** Canonical slug; `lexiconEntry(type, value)` gives its names. */
  readonly value: string
  readonly words: string
  readonly from: EvidenceSource
}

/** A garment that a title names, whether it is the ware or not. */
export interface NamedGarment {
  readonly secondary: CategoryEntry['value']
  readonly words: string
}

export interface ExtractedBrand {
  /** As the brand writes itself where it is known, else as the title writes it. */
  readonly value: string
  readonly words: string
  /** `title`: nobody stated it, it is inferred from place, letter case and the brands that are known. */
  readonly from: 'field' | 'title'
}

export interface ExtractedGarment {
  /** Null when the product is no fashion, or nothing says what it is. */
  readonly category: ExtractedCategory | null
  readonly gender: ExtractedGender | null
  /** In reading order within each type; the first colour is the main one. Each value once. */
  readonly attributes: readonly ExtractedAttribute[]
  /** Null where neither field nor title gives one. */
  readonly brand: ExtractedBrand | null
  /** A code of the maker's or the shop's as the title writes it (`YEL1045`), or null. */
  readonly modelNumber: string | null
  /** Sports (the main one first), then lens properties and features, in reading order. Each value once. From titles only. */
  readonly facts: readonly ExtractedFact[]
  /** All garments that the title names, in reading order, with their words: "jersey" of a "jersey shirt set", too. */
  readonly garments: readonly NamedGarment[]
  /** Several different garments sold as one product. A pack of equal ones is no set. */
  readonly isSet: boolean
}
