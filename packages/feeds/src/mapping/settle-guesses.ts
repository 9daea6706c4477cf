import type { MappableField } from '@trendee/core/imports/mappable-fields'
import { isNothing } from '../cells/nothing'
import { readMoney } from '../cells/read-money'
import { marketOfLink } from '../shop-of-links'
import { nameKey } from './column-names'
import type { GuessedField, UnknownColumn } from './guessed-field'

/** Settles what the columns of products hold by what other columns do. */
export function settleProducts(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  sellersOfMarket(columns, taken)
  soldBesideRevenue(taken)
  onlyRetailPrice(taken)
}

/** On a market each row names its seller, whatever the column is called: a shop would be a platform of its own. */
function sellersOfMarket(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  const [shopAt, linkAt] = ['shop', 'url'].map((field) => taken.findIndex((one) => one.field === field)) as [
    number,
    number,
  ]
  const [shop, link] = [taken[shopAt], taken[linkAt]]
  if (shop === undefined || link === undefined || taken.some(({ field }) => field === 'seller')) return
  const links = columns.find(({ name }) => name === link.column)?.cells.filter((cell) => !isNothing(cell)) ?? []
  if (links.length > 0 && links.every((cell) => marketOfLink(cell) !== null))
    taken[shopAt] = { ...shop, field: 'seller' }
}

/** A bare "quantity" is stock, but beside a revenue it is what was sold for it. */
function soldBesideRevenue(taken: GuessedField[]): void {
  const at = taken.findIndex(({ field, column }) => field === 'stock' && BARE_QUANTITY.has(nameKey(column)))
  const [stock] = taken.slice(at, at + 1)
  const has = (field: MappableField) => taken.some((one) => one.field === field)
  if (at >= 0 && stock !== undefined && has('revenue') && !has('unitsSold'))
    taken[at] = { ...stock, field: 'unitsSold' }
}

const BARE_QUANTITY = new Set(
  'quantity|qty|menge|anzahl|quantité|qté|cantidad|quantità|quantidade|数量|수량|количество|số lượng|aantal|ilość|antal'
    .split('|')
    .map(nameKey),
)

/** In a line sheet the recommended price is the one that customers pay. */
function onlyRetailPrice(taken: GuessedField[]): void {
  if (taken.some(({ field }) => field === 'price')) return
  const at = taken.findIndex(({ field, column }) => field === 'listPrice' && RETAIL.test(nameKey(column)))
  const [list] = taken.slice(at, at + 1)
  if (at >= 0 && list !== undefined) taken[at] = { ...list, field: 'price' }
}

const RETAIL = /(?:^| )(?:rrp|msrp|srp|uvp|pvp|mrp|retail price|retail|adviesprijs|建议零售价|吊牌价|定価|정가)(?: |$)/u

/** Interfaces give an amount in cents beside its text: `{ value: 5990, text: "59,90 €" }`. The text says what it is. */
export function insteadOfCents(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  for (const [at, { field, column }] of taken.entries()) {
    if (field !== 'price' && field !== 'listPrice') continue
    const cents = columns.find(({ name }) => name === column)
    const text = columns.find(
      (other) => cents !== undefined && !taken.some((one) => one.column === other.name) && areCentsOf(cents, other),
    )
    if (text !== undefined) taken[at] = { field, column: text.name, by: 'cells' }
  }
}

/** Whether each number of one column is the amount beside it in cents. */
function areCentsOf(cents: UnknownColumn, text: UnknownColumn): boolean {
  const pairs = cents.cells.flatMap((cell, at) =>
    isNothing(cell) || isNothing(text.cells[at]) ? [] : [[cell, text.cells[at]]],
  )
  return (
    pairs.length > 0 &&
    pairs.every(([cell, other]) => {
      if (!/^\d+$/u.test(String(cell)) || typeof other !== 'string') return false
      const money = readMoney(other)
      return money !== null && !('unread' in money) && money.low('', null) === Number(cell) / 100
    })
  )
}
