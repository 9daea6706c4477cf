import { lexiconEntries } from '../lexicon/lexicon'

/** Patterns that are woven, dyed, put together or absent: a listing that has only these carries no print. */
const NO_PRINTS: ReadonlySet<string> = new Set([
  'solid',
  'stripe',
  'pinstripe',
  'vertical-stripe',
  'check',
  'plaid',
  'gingham',
  'windowpane-check',
  'checkerboard',
  'houndstooth',
  'glen-check',
  'argyle',
  'camouflage',
  'tie-dye',
  'ombre',
  'ikat',
  'chevron',
  'herringbone',
  'colour-block',
  'patchwork',
  'marble',
  'space-dye',
  'fair-isle',
  'jacquard',
])

/** Say that there is a print and not of what. */
const KINDS_OF_PRINT: ReadonlySet<string> = new Set([
  'printed',
  'graphic',
  'slogan',
  'logo',
  'cartoon',
  'conversational',
  'abstract',
  'geometric',
])

const values = lexiconEntries('pattern').map(({ value }) => value)

/** Patterns by which a listing says itself that it carries a print. */
export const PRINT_PATTERNS: readonly string[] = values.filter((value) => !NO_PRINTS.has(value))

/** Whether a pattern's name says what is printed: a leopard's spots, hearts, roses. */
export function namesMotif(pattern: string): boolean {
  return !NO_PRINTS.has(pattern) && !KINDS_OF_PRINT.has(pattern)
}
