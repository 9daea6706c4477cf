/**
 * Letters that must be changed, added, left out or exchanged with the next to make one word of another (optimal string
 * alignment); stops counting above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1
      const exchange = isExchanged ? (twoAbove[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, exchange, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    twoAbove = above
    above = row
  }
  return Math.min(limit + 1, above[b.length] ?? 0)
}

/** How many letters of a word may be wrong. */
export function slipsAllowed(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2
}
