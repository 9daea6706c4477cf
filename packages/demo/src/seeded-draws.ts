import { seededRandom } from '@trendee/core/trend/planted-series'

/** A seed made of a number and words (FNV-1a), so that each part of the world has random numbers of its own. */
export function seedOf(seed: number, ...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5 ^ seed
  for (const character of words.join('/')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  // The last mix spreads seeds that differ in one bit only.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Repeatable random draws. */
export class Draws {
  private readonly random: () => number

  constructor(seed: number, ...words: readonly (string | number)[]) {
    this.random = seededRandom(seedOf(seed, ...words))
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.random()
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  /** Standard normal (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random())
  }

  /** Log-normal around `median`. */
  spread(median: number, sigmaLog: number): number {
    return median * Math.exp(sigmaLog * this.normal())
  }

  /** Any item, all equally likely. Throws a RangeError on an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** An item of a list ordered by how common it is: the first is about three times as likely as the middle one. */
  pickCommon<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() ** 1.7 * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
}

/** Items drawn again and again with fixed weights, by binary search. */
export class WeightedItems<Item> {
  private readonly sums: number[] = []
  private total = 0

  constructor(
    private readonly items: readonly Item[],
    weightOf: (item: Item) => number,
  ) {
    for (const item of items) this.sums.push((this.total += weightOf(item)))
  }

  /** Throws a RangeError when there are no items. */
  draw(draws: Draws): Item {
    const wanted = draws.next() * this.total
    let low = 0
    let high = this.sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const item = this.items[low]
    if (item === undefined) throw new RangeError('nothing to draw from')
    return item
  }
}
