import type { PhraseCue } from '../phrase-cues'
import type { AttributeType, Gender } from '../types'

/** Languages whose titles are read with their own words, and not with the English ones. */
export const TITLE_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'ru', 'vi'] as const
export type TitleLanguage = (typeof TITLE_LANGUAGES)[number]

/**
 * Terms of one language by the slug of what they mean, parted by `|`. `(x)` may stand or not, `{x,y}` is one of them, `~`
 * stands for any ending of the language's adjectives: `blanc(he)(s)`, `vesti{do,dos}`, `grün~`.
 */
export type TermsBySlug = Readonly<Record<string, string>>

/** What one language calls garments, wearers and attributes, and how its titles are put together. */
export interface LanguageWords {
  readonly language: TitleLanguage
  /** Whether the garment stands before what describes it ("robe chemise"), else behind ("Hemdblusenkleid"). */
  readonly isHeadFirst: boolean
  /** Endings that `~` stands for, parted by `|`. */
  readonly endings: string
  /** Whether a word is also written without its accents. */
  readonly foldsAccents: boolean
  readonly terms: Readonly<Partial<Record<AttributeType | 'category', TermsBySlug>>>
  /** Words for the wearer; `anyAge` names a sex that beside a word for children means a girl or a boy. */
  readonly genders: readonly (readonly [gender: Gender, terms: string, age?: 'anyAge'])[]
  readonly cues: Readonly<Partial<Record<PhraseCue, string>>>
  /** Wares that are no fashion, and things that fashion's words stand in: "Kleiderbügel". */
  readonly goods: string
}
