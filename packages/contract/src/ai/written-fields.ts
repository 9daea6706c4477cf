import { LANGUAGES } from '@trendee/core/language/languages'
import { TOLD_ABOUT } from '@trendee/core/sentences/written-text'
import { z } from 'zod'
import { day } from '../fields'
import { flag } from '../parameters'

/** Plain words, or a number with the address of the screen that shows it. */
const part = z.union([z.string(), z.object({ text: z.string(), opens: z.string() })])

export const writtenSentences = z.array(z.object({ about: z.enum(TOLD_ABOUT), parts: z.array(part) }))

/** How a text is asked for; `rewording: false` for the platform's own words. */
export const writtenInput = { language: z.enum(LANGUAGES).default('en'), rewording: flag.default(true) }

/** Why the text stands in the platform's own words; '' where it does not. */
export const OWN_WORDS = [
  '',
  'not_configured',
  'not_asked',
  'under_way',
  'refused',
  'unavailable',
  'bound_reached',
] as const

export const writtenText = {
  language: z.enum(LANGUAGES),
  /** Last day in the data that is told of; `null` where there is none. */
  as_of: day.nullable(),
  /** Whose words these are; the numbers are the platform's own either way. */
  source: z.enum(['built_in', 'model']),
  reason: z.enum(OWN_WORDS),
  /** The language model whose words these are, else ''. */
  model: z.string(),
  sentences: writtenSentences,
}
