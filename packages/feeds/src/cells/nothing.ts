/** Words by which shops say that they have none left, in small letters. */
export const SOLD_OUT_WORDS: readonly string[] =
  `not available|unavailable|currently unavailable|temporarily unavailable|out of stock|sold out|nicht verfügbar|derzeit nicht verfügbar
|ausverkauft|indisponible|actuellement indisponible|non disponible|épuisé|no disponible|agotado|non disponibile|esaurito|indisponível|esgotado
|niet beschikbaar|uitverkocht|niedostępny|нет в наличии|недоступно|缺货|售罄|无货|现在无货|在庫切れ|在庫なし|売り切れ|품절|hết hàng|habis
|stok habis|สินค้าหมด|tükendi`
    .replaceAll('\n', '')
    .split('|')

/** Words by which files say that there is nothing, in small letters without a dot at the end. */
const NO_WORDS: ReadonlySet<string> = new Set(
  `|null|none|nan|na|n/a|n.a|#n/a|#value!|#ref!|#div/0!|undefined|nil|\\n|-|--|---|–|—|?|…|...|missing|unknown|keine angabe|k.a|k. a|no rating|no ratings|no ratings yet|not rated|no reviews|no reviews yet|暂无评分|暂无评价
|нет данных|無|无|空|不明|未知|暂无|なし|없음|không có`
    .replaceAll('\n', '')
    .split('|'),
)
const NOTHING = new Set([...SOLD_OUT_WORDS, ...NO_WORDS])

const LONGEST_NO_WORD = Math.max(...[...NO_WORDS].map((word) => word.length)) + 1
const LONGEST = Math.max(...[...NOTHING].map((word) => word.length)) + 2

/** Whether a tidy text says that there is nothing. What is sold out is not nothing: a text that says so is kept. */
export function isNoText(text: string): boolean {
  return text.length <= LONGEST_NO_WORD && NO_WORDS.has(withoutDot(text.toLowerCase()))
}

function withoutDot(text: string): string {
  return text.endsWith('.') ? text.replace(/(?<=[^.])\.$/u, '') : text
}

/** True where a cell says in some way that nothing is known. */
export function isNothing(cell: unknown): boolean {
  if (cell === null || cell === undefined) return true
  // Most cells begin with a digit, and this is asked of every cell of a number.
  if (typeof cell !== 'string' || cell.length > LONGEST || (cell.charCodeAt(0) >= 48 && cell.charCodeAt(0) <= 57))
    return false
  return cell === '' || NOTHING.has(withoutDot(cell.normalize('NFKC').trim().toLowerCase()))
}
