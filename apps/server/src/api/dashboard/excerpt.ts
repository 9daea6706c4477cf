const MOST_CHARACTERS = 140
/** How far back a cut looks for the end of a word; Chinese has none and is cut where it is. */
const WORD_END_WITHIN = 24
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** First words of a text in one line; `…` where more follows. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(signs.segment(line), ({ segment }) => segment)
  if (characters.length <= MOST_CHARACTERS) return line
  const cut = characters.slice(0, MOST_CHARACTERS).join('')
  const space = cut.lastIndexOf(' ')
  const end = space >= cut.length - WORD_END_WITHIN ? space : cut.length
  return `${cut.slice(0, end).replace(/[\s,;:.!?，。；：！？、]+$/u, '')}…`
}
