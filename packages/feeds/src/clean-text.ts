import { textOfByteLiteral } from './byte-literal'
import { isNoText } from './cells/nothing'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
  bull: '•',
  trade: '™',
  euro: '€',
  oelig: 'œ',
  OElig: 'Œ',
  scaron: 'š',
  Scaron: 'Š',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  ...latin1Names(),
}

/** The HTML names of U+00A0 to U+00FF, in their order. */
function latin1Names(): Record<string, string> {
  const names =
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
    'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
    'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
  return Object.fromEntries(names.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)]))
}

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,8}));/g
/** White space, what has no width, and controls, which databases refuse. */
const BLANK = String.raw`\s\u0000-\u001f\u007f\u200b\ufeff`
const BLANKS = new RegExp(`[${BLANK}]+`, 'gu')
/** Signs that are not seen and turn or hide what stands beside them: one name would be two. Marks of one direction stay. */
const HIDDEN = String.raw`\u00ad\u202a-\u202e\u2060-\u206f`
const HIDING = new RegExp(`[${HIDDEN}]`, 'gu')
const UNTIDY = new RegExp(`^ | $|  |(?! )[${BLANK}${HIDDEN}]`, 'u')

const MAY_BE_BYTES = /^[bB]['"]/

/** Decodes HTML entities; what is none stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** A cell as text: entities decoded, whitespace and controls collapsed and trimmed, hidden signs left out; '' for anything that is not text, a number or a boolean. */
export function cleanText(cell: unknown): string {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell !== 'string') return ''
  const decoded = decodeEntities(MAY_BE_BYTES.test(cell) ? textOfByteLiteral(cell) : cell)
  return UNTIDY.test(decoded) ? decoded.replaceAll(HIDING, '').replaceAll(BLANKS, ' ').trim() : decoded
}

/** As `cleanText`, with the words by which vendors say "nothing" read as nothing. */
export function cleanOptional(cell: unknown): string {
  const text = cleanText(cell)
  return isNoText(text) ? '' : text
}

/** Text of an HTML fragment: tags give way to spaces. */
export function textOfHtml(html: unknown): string {
  if (typeof html !== 'string') return ''
  if (!html.includes('<')) return cleanText(html)
  return cleanText(
    html.replaceAll(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, ' ').replaceAll(/<[^>]*>/g, ' '),
  )
}

/**
 * What a hashtag is called: lower case, composed (one tag looks alike in two codings), without the sign; '' for digits alone, which
 * networks link nowhere: "#1", "#2024".
 */
export function hashtagName(cell: unknown): string {
  const name = cleanText(cell)
    .replace(/^[#＃]/, '')
    .normalize('NFC')
    .toLowerCase()
  return /^\p{Nd}+$/u.test(name) ? '' : name
}

/** Each of these hashtags once, by its name. */
export function hashtagNames(cells: readonly unknown[]): readonly string[] {
  return [...new Set(cells.map(hashtagName))].filter((name) => name !== '')
}

/** The hashtags of a caption, by their names. */
export function hashtagsIn(caption: string): readonly string[] {
  if (!caption.includes('#') && !caption.includes('＃')) return []
  return hashtagNames([...caption.matchAll(/[#＃]([\p{L}\p{M}\p{N}_]+)/gu)].map((match) => match[1]))
}
