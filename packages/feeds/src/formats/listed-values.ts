import { saysNoBrand } from '@trendee/core/extraction/known-brands'
import { fieldMeaning } from '@trendee/core/extraction/read-fields'
import { LRUCache } from 'lru-cache'
import { cleanOptional, cleanText, decodeEntities } from '../clean-text'
import { jsonCell } from '../table-feed'
import type { UnreadTaker } from '../table-row'

/** A separator is one where another address follows: addresses hold commas themselves. */
const BETWEEN_ADDRESSES = /["']?\s*[,;|\s]\s*["']?(?=https?:\/\/)/iu

/** `['a', 'b']`: so a Python program writes a list of texts. */
const PYTHON_LIST = /^\s*\[\s*'(.*)'\s*\]\s*$/su

/** A list of addresses in JSON or as Python writes it, or addresses one behind the other, as texts; none where JSON is broken, as the sink is told. */
export function addressList(cell: unknown, field: string, sink: UnreadTaker): readonly string[] {
  if (typeof cell === 'string' && !/^\s*\[/u.test(cell)) {
    return cleanOptional(cell)
      .split(BETWEEN_ADDRESSES)
      .filter((address) => address !== '')
  }
  const quoted = typeof cell === 'string' ? PYTHON_LIST.exec(cell)?.[1] : undefined
  if (quoted !== undefined) return quoted.split(/'\s*,\s*'/u).filter((address) => address !== '')
  const value = jsonCell(cell, field, sink)
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    const address: unknown = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)['url'] : item
    return typeof address === 'string' && address !== '' ? [decodeEntities(address)] : []
  })
}

/** A JSON list of names (`["Women","Tops"]` or `[{"name":"Women"}]`), widest first. */
export function nameList(cell: unknown, field: string, sink: UnreadTaker): readonly string[] {
  if (typeof cell !== 'string') return namesIn(jsonCell(cell, field, sink))
  const known = namesOfCell.get(cell)
  if (known !== undefined) return known
  const names = namesIn(jsonCell(cell, field, sink))
  if (names.length === 0) return names
  // A copy as the key: a cell is a view of a whole chunk of the file, which must not be kept.
  namesOfCell.set(Buffer.from(cell).toString(), names)
  return names
}

/** Category paths recur in thousands of rows; looking one up costs a tenth of parsing it. */
const namesOfCell = new LRUCache<string, readonly string[]>({ max: 2000 })

function namesIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  // Several paths: the first speaks.
  if (Array.isArray(value[0])) return namesIn(value[0])
  return value.flatMap((item) => {
    const name = cleanText(typeof item === 'object' && item !== null ? (item as Record<string, unknown>)['name'] : item)
    return name === '' ? [] : [name]
  })
}

/** A JSON list of `{name, value}`; pairs without a value are left out. */
export function attributeList(
  cell: unknown,
  field: string,
  sink: UnreadTaker,
): (readonly [name: string, value: string])[] {
  const value = jsonCell(cell, field, sink)
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return []
    const pair = item as Record<string, unknown>
    const name = cleanText(pair['name'])
    const text = Array.isArray(pair['value']) ? pair['value'].map(cleanText).join(', ') : cleanOptional(pair['value'])
    return name === '' || text === '' ? [] : [[name, text] as const]
  })
}

/**
 * The colours in which a product is sold, as one text: its own first, then those that a list of its variants names, which
 * is a list of names or of `{name: 'Color', variations: […]}`.
 */
export function variantColors(own: string, cell: unknown, field: string, sink: UnreadTaker): string {
  const isJson = typeof cell !== 'string' || /^\s*(?:\[|null)/u.test(cell)
  const value = isJson ? jsonCell(cell, field, sink) : [cell]
  const listed = Array.isArray(value) ? value.flatMap(colorsIn) : []
  return [...new Set([own, ...listed])].filter((color) => color !== '').join(', ')
}

function colorsIn(item: unknown): string[] {
  if (typeof item === 'string') return [cleanOptional(item)]
  if (typeof item !== 'object' || item === null) return []
  const { name, variations } = item as Readonly<Record<string, unknown>>
  const isOfColors = typeof name === 'string' && fieldMeaning(name) === 'color' && Array.isArray(variations)
  return isOfColors ? variations.map((variation) => cleanOptional(variation)) : []
}

/** A brand, '' where the cell says that there is none. */
export function brandCell(cell: unknown): string {
  const brand = cleanOptional(cell)
  return saysNoBrand(brand) ? '' : brand
}
