import { MAPPABLE_FIELDS, type ColumnMapping, type MappableField } from '@trendee/core/imports/mappable-fields'
import { ColumnCells } from './column-cells'
import { COLUMN_NAMES, nameKey } from './column-names'

/** A column of a table that nobody knows. */
export interface UnknownColumn {
  readonly name: string
  /** Its cells in the first rows. */
  readonly cells: readonly unknown[]
}

export interface GuessedField {
  readonly field: MappableField
  readonly column: string
  /** What the guess rests on. */
  readonly by: 'name' | 'cells'
}

/** A name that says it whole goes before one that says it among other words, and that before cells. */
const [WHOLE, PART, BY_CELLS] = [3, 2, 1] as const
/** Words beside the name of a column that change nothing of what it holds. */
const QUALIFIERS = new Set(
  `product products item items article variant listing goods total current the of in number no count raw text value original store shop
usd eur gbp cny rmb jpy krw vnd inr brl rub cad aud mxn rm produkt artikel du de la le des produit produto producto del do da prodotto
商品 宝贝 产品 数 数量 的 元 人民币 円 원 상품 товара sản phẩm san pham`.split(/\s+/),
)

interface Candidate extends GuessedField {
  readonly score: number
}

/**
 * What the columns of a table hold, by their names and cells, each field and each column at most once, in the order of the fields. A
 * column whose name says one thing and whose cells another is not guessed.
 */
export function guessMapping(columns: readonly UnknownColumn[]): GuessedField[] {
  const candidates = columns.flatMap(({ name, cells }) => {
    const read = new ColumnCells(cells)
    const key = nameKey(name)
    return MAPPABLE_FIELDS.flatMap((field): Candidate[] => {
      const score = read.canBe(field) ? nameScore(key, field) : 0
      if (score > 0) return [{ field, column: name, by: 'name', score }]
      return read.tell(field) ? [{ field, column: name, by: 'cells', score: BY_CELLS }] : []
    })
  })
  const taken = taking(candidates.toSorted((a, b) => b.score - a.score))
  if (!taken.some(({ field }) => field === 'title')) taken.push(...titleByCells(columns, taken))
  return taken.toSorted((a, b) => MAPPABLE_FIELDS.indexOf(a.field) - MAPPABLE_FIELDS.indexOf(b.field))
}

/** As the reader of mapped tables takes it. */
export function mappingOf(guessed: readonly GuessedField[]): ColumnMapping {
  return Object.fromEntries(guessed.map(({ field, column }) => [field, column]))
}

/** The best first; a field or column that is taken is not given again. */
function taking(candidates: readonly Candidate[]): GuessedField[] {
  const [fields, columns] = [new Set<string>(), new Set<string>()]
  return candidates.flatMap(({ field, column, by }) => {
    if (fields.has(field) || columns.has(column)) return []
    fields.add(field)
    columns.add(column)
    return [{ field, column, by }]
  })
}

/** How surely a column's name says that it is a field's: 0 for not at all. Earlier names of a field are the likelier. */
function nameScore(key: string, field: MappableField): number {
  const names = COLUMN_NAMES.get(field) ?? []
  const whole = names.indexOf(key)
  if (whole >= 0) return WHOLE - whole / 1000
  const part = names.findIndex((name) => isQualified(name, key))
  return part < 0 ? 0 : PART - part / 1000
}

/** Whether a column's name is a known one and words beside it that only say of what: "商品现价", "Product colour", "Price EUR". */
function isQualified(name: string, key: string): boolean {
  const at = key.indexOf(name)
  if (at < 0 || name.length < 2) return false
  const [before, behind] = [key.slice(0, at), key.slice(at + name.length)]
  if (!isWrittenTogether(name) && (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind))) return false
  return [before, behind].every((rest) => rest.split(' ').every((word) => word === '' || QUALIFIERS.has(word)))
}

/** A script without spaces between words. */
function isWrittenTogether(name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
}

/** The column of words that has most to say, where no name says which is the title. */
function titleByCells(columns: readonly UnknownColumn[], taken: readonly GuessedField[]): GuessedField[] {
  const given = new Set(taken.map(({ column }) => column))
  const [best] = columns
    .filter(({ name }) => !given.has(name))
    .map(({ name, cells }) => ({ name, letters: new ColumnCells(cells).titleness }))
    .filter(({ letters }) => letters > 0)
    .toSorted((a, b) => b.letters - a.letters)
  return best ? [{ field: 'title', column: best.name, by: 'cells' }] : []
}
