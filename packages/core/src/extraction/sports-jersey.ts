import { lexiconEntry } from '../lexicon/lexicon'
import { WIDE_SPORTS } from '../lexicon/sports'
import type { ExtractedFact } from './garment'
import type { AttributeMention, TextScan, WareMention } from './scan-text'

const garment = lexiconEntry('category', 'sports-jersey')

function isBareJersey(scan: TextScan, { entry, from, to }: AttributeMention): boolean {
  return entry.type === 'fabric' && entry.value === 'jersey' && to - from === 1 && scan.stream.words[from] === 'jersey'
}

/** "Jersey dress", "cotton jersey": another garment follows, or a fibre stands before. */
function isCloth(scan: TextScan, { from, to }: AttributeMention): boolean {
  return (
    scan.wares.some((ware) => ware.from === to && ware.category !== null && ware.category !== garment) ||
    scan.attributes.some((other) => other.to === from && other.entry.type === 'fabric')
  )
}

/** Whether the title is of a team's clothes: it names a jersey with its sport, a sport, or a player's number. */
function isOfTeam(scan: TextScan, facts: readonly ExtractedFact[]): boolean {
  return (
    scan.wares.some(({ category }) => category === garment) ||
    facts.some(({ type, value }) => type === 'sport' && !WIDE_SPORTS.has(value)) ||
    /#\d/.test(scan.stream.text)
  )
}

/** Spanish calls a sweater "jersey", and what a team wears as well. */
function withoutSweaters(scan: TextScan): TextScan {
  const isJersey = ({ category, from, to }: WareMention) =>
    category?.value === 'sweater' && to - from === 1 && scan.stream.words[from] === 'jersey'
  if (!scan.wares.some(isJersey)) return scan
  return { ...scan, wares: scan.wares.map((ware) => (isJersey(ware) ? { ...ware, category: garment } : ware)) }
}

/** A title with each "jersey" that a team wears as the garment it is, and not as the cloth of that name. */
export function withSportsJerseys(scan: TextScan, facts: readonly ExtractedFact[]): TextScan {
  if (scan.language === 'es' || scan.language === 'pt') return isOfTeam(scan, facts) ? withoutSweaters(scan) : scan
  const bare = scan.attributes.filter((mention) => isBareJersey(scan, mention) && !isCloth(scan, mention))
  if (garment === null || bare.length === 0 || !isOfTeam(scan, facts)) return scan
  const isBehindFor = (phrase: number, from: number) =>
    scan.cues.some((cue) => cue.cue === 'for' && cue.phrase === phrase && cue.from < from)
  const wares = bare.map(({ from, to, phrase, isBehindWith }): WareMention => ({
    from,
    to,
    phrase,
    isBehindWith,
    category: garment,
    gender: null,
    isPart: false,
    language: 'en',
    isBehindFor: isBehindFor(phrase, from),
  }))
  return {
    ...scan,
    attributes: scan.attributes.filter((mention) => !bare.includes(mention)),
    wares: [...scan.wares, ...wares].sort((a, b) => a.from - b.from),
  }
}
