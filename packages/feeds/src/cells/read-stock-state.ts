import { SOLD_OUT_WORDS, isNothing } from './nothing'
import type { Unread } from './read-count'

const IN_STOCK = new Set(
  `true|1|yes|y|in stock|instock|available|limited availability|limitedavailability|instoreonly|onlineonly|low stock|auf lager|lieferbar|sofort lieferbar|verfügbar|vorrätig|ja|en stock
|disponible|oui|sí|si|disponibile|disponibilità immediata|em estoque|em stock|disponível|sim|op voorraad|dostępny|в наличии|есть в наличии|да
|有货|有貨|现货|有库存|在庫あり|있음|재고 있음|còn hàng|tersedia|มีสินค้า|stokta`
    .replaceAll('\n', '')
    .split('|'),
)
const SOLD_OUT = new Set([
  ...SOLD_OUT_WORDS,
  ...'false|0|no|n|outofstock|soldout|discontinued|backorder|nicht auf lager|nicht lieferbar|nein|rupture de stock|en rupture de stock|non|sin stock|não|нет|재고 없음'.split(
    '|',
  ),
])

/** "Nur noch 3 auf Lager", "only 2 left", "ultimo pezzo". */
const FEW_LEFT =
  /^(?:nur noch|only|just|plus que|il ne reste que|solo|sólo|quedan|restano|restam|apenas|nog|осталось|仅剩|残り|남은 ?수량|còn) ?(?:[a-zé]+ )?[1-9]\d*(?!\d)|^(?:ultim[oi]|últim[oa]s?|letzte[rs]?|dernière?s?|last) (?:\d+ )?(?:pez|uni|peça|pieza|stück|artikel|pièce|article|one|item|piece)/u

/** Whether a cell says that there are pieces left: by a word, a yes or a number of them; null where it says nothing. */
export function readStockState(cell: unknown): boolean | Unread | null {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'boolean') return cell
  // Tools write -1 where they have no number.
  if (typeof cell === 'number') return Number.isNaN(cell) || cell < 0 ? null : cell > 0
  if (typeof cell !== 'string') return { unread: 'does not say whether it is in stock' }
  const word = cell
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//u, '')
    .replaceAll(/[_-]+/gu, ' ')
  if (word === '') return null
  if (SOLD_OUT.has(word)) return false
  if (IN_STOCK.has(word) || /^[1-9]\d*$/u.test(word)) return true
  if (FEW_LEFT.test(word)) return true
  if (isNothing(cell) || /^[-−]\d+$/u.test(cell.trim())) return null
  return { unread: 'does not say whether it is in stock' }
}
