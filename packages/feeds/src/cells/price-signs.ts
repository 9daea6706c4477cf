import { isNothing } from './nothing'
import { readMoney } from './read-money'

/** The currencies that the sign in a price stands for; none of one without. */
export function signsIn(cell: unknown): readonly string[] {
  // A sign is something beside digits and marks.
  if (typeof cell !== 'string' || /^[\d.,]*$/.test(cell) || isNothing(cell)) return []
  const money = readMoney(cell)
  return money === null || 'unread' in money ? [] : money.currencies
}

/** What the prices with a sign of these columns have alike; none where they differ, or most rows with a price have no sign. */
export function signsOfColumns(columns: readonly (readonly unknown[])[]): readonly string[] {
  const rows = (columns[0] ?? []).map((_, row) =>
    columns.flatMap((cells) => (isNothing(cells[row]) ? [] : [cells[row]])),
  )
  const priced = rows.filter((prices) => prices.length > 0)
  const signed = priced.map((prices) => prices.map(signsIn).filter((signs) => signs.length > 0))
  const [first = []] = signed.flat()
  const isAlike = signed.flat().every((signs) => signs.join() === first.join())
  const areMost = signed.filter((signs) => signs.length > 0).length * 2 > priced.length
  return isAlike && areMost ? first : []
}
