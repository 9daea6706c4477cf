/** A text cut into words, with the place of each word in it. All arrays have one item per word. */
export interface WordStream {
  /** The text the places refer to. */
  readonly text: string
  /** Lower case, without apostrophes; one Han, kana, Hangul or Thai character is a word of its own. */
  readonly words: readonly string[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** True where a new phrase starts: after a comma, a bracket, a full stop … */
  readonly breaks: readonly boolean[]
  /** True where the word is followed by a colon, as in `Lining: No`. */
  readonly colons: readonly boolean[]
}

enum Kind {
  Space = 0,
  Letter = 1,
  Single = 2,
  Break = 3,
  Apostrophe = 4,
  And = 5,
  Colon = 6,
  Dash = 7,
}

/** Words after which a full stop ends no phrase: "U.S. Polo Assn. Kids". */
function isAbbreviation(word: string): boolean {
  return word.length === 1 || abbreviations.has(word)
}

const abbreviations = new Set('assn co inc ltd corp st dr mr mrs ms no vol'.split(' '))

/** Character kinds of the basic plane, computed once: a table look-up per character is what makes the reader fast. */
const kinds = buildKinds()

function buildKinds(): Uint8Array {
  const table = new Uint8Array(0x10000)
  const fill = (from: number, to: number, kind: Kind) => table.fill(kind, from, to + 1)
  fill(0x30, 0x39, Kind.Letter)
  fill(0x41, 0x5a, Kind.Letter)
  fill(0x61, 0x7a, Kind.Letter)
  fill(0xc0, 0x24f, Kind.Letter)
  fill(0x300, 0x36f, Kind.Letter)
  fill(0x1e00, 0x1eff, Kind.Letter)
  fill(0x400, 0x52f, Kind.Letter)
  table[0xd7] = Kind.Space
  table[0xf7] = Kind.Space
  fill(0xe01, 0xe5b, Kind.Single)
  fill(0x3040, 0x30ff, Kind.Single)
  fill(0xac00, 0xd7a3, Kind.Single)
  fill(0x3400, 0x9fff, Kind.Single)
  for (const mark of ',;.()[]{}|!?"*•·~=<>#\n\r\t、，。；（）【】「」《》！？｜…“”・※★☆◆●■')
    table[mark.charCodeAt(0)] = Kind.Break
  for (const mark of "'’`‘´") table[mark.charCodeAt(0)] = Kind.Apostrophe
  for (const mark of '&+＆＋') table[mark.charCodeAt(0)] = Kind.And
  for (const mark of ':：') table[mark.charCodeAt(0)] = Kind.Colon
  for (const mark of '-–—/') table[mark.charCodeAt(0)] = Kind.Dash
  return table
}

/**
 * Cuts a text into words. `&` and `+` read as "and"; a hyphen parts words, a dash between spaces starts a phrase.
 * With `splitRunOn`, a capital after a small letter starts a phrase: shop descriptions often lost their line ends
 * (`zip closurePadded back`). Not for titles, where it would cut brand names. With `partsAtApostrophes` these part words, as
 * in French and Italian (`d'été`); else they are left out of them (`men's`).
 */
export function readWords(source: string, splitRunOn = false, partsAtApostrophes = false): WordStream {
  const decoded = source.includes('&') ? withoutEntities(source) : source
  const text = /[\u0300-\u036f\uff01-\uff9f]/.test(decoded) ? decoded.normalize('NFKC') : decoded
  const lower = text.toLowerCase()
  // A few capitals (İ) grow when lowered; places must then refer to the lowered text.
  const shown = lower.length === text.length ? text : lower
  const words: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const breaks: boolean[] = []
  const colons: boolean[] = []
  let pendingBreak = true
  const push = (word: string, from: number, to: number) => {
    words.push(word)
    starts.push(from)
    ends.push(to)
    breaks.push(pendingBreak)
    colons.push(false)
    pendingBreak = false
  }
  const length = lower.length
  let at = 0
  while (at < length) {
    const kind = kinds[lower.charCodeAt(at)]
    if (kind === Kind.Letter) {
      const from = at
      let apostrophes = false
      at += 1
      while (at < length) {
        const next = kinds[lower.charCodeAt(at)]
        if (next === Kind.Letter) {
          if (splitRunOn && isCapital(shown, at) && isSmall(shown, at - 1)) break
          at += 1
        } else if (!partsAtApostrophes && next === Kind.Apostrophe && kinds[lower.charCodeAt(at + 1)] === Kind.Letter) {
          apostrophes = true
          at += 1
        } else break
      }
      const word = lower.slice(from, at)
      push(apostrophes ? word.replaceAll(/['’`‘´]/g, '') : word, from, at)
      if (splitRunOn && at < length && isCapital(shown, at) && isSmall(shown, at - 1)) pendingBreak = true
      continue
    }
    if (kind === Kind.Single) push(lower.charAt(at), at, at + 1)
    else if (kind === Kind.And) push('and', at, at + 1)
    else if (kind === Kind.Break) {
      if (lower[at] !== '.' || !isAbbreviation(words.at(-1) ?? '')) pendingBreak = true
    } else if (kind === Kind.Colon) {
      pendingBreak = true
      if (colons.length > 0) colons[colons.length - 1] = true
    } else if (kind === Kind.Dash && lower.charCodeAt(at - 1) === 32 && lower.charCodeAt(at + 1) === 32)
      pendingBreak = true
    at += 1
  }
  return { text: shown, words, starts, ends, breaks, colons }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
  lt: '<',
  gt: '>',
}

/** Shops leave entities of web pages in their titles: "Men&#39;s". */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(amp|quot|nbsp|#39|apos|lt|gt);/g, (entity, name: string) => entities[name] ?? entity)
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90
}

function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 97 && code <= 122
}

/** The text from word `from` to word `to` (exclusive) as written. */
export function wordsAsWritten(stream: WordStream, from: number, to: number): string {
  return stream.text.slice(stream.starts[from] ?? 0, stream.ends[to - 1] ?? 0)
}
