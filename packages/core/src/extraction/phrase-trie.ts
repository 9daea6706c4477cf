/** A match of a phrase: words `from` to `to` (exclusive) of a word list. */
export interface PhraseMatch<T> {
  readonly from: number
  readonly to: number
  readonly senses: readonly T[]
}

interface TrieNode<T> {
  readonly next: Map<number, TrieNode<T>>
  senses: T[] | null
}

const accents = /[\u0300-\u036f]/g

/** A word without accents: `pantalón` → `pantalon`. Vietnamese đ stays, as it is a letter of its own. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(accents, '')
}

/**
 * Finds phrases in word lists: leftmost, longest, not overlapping. One pass over the words whatever the number of
 * phrases, because phrases share their beginnings in a trie over word numbers.
 */
export class PhraseTrie<T> {
  readonly #numbers = new Map<string, number>()
  readonly #root: TrieNode<T> = { next: new Map(), senses: null }

  /** With `readsPlain` a word with Romance accents is also looked for without them; `otherSpellings` are read as the words they lead to. */
  constructor(
    private readonly readsPlain = true,
    otherSpellings: ReadonlyMap<string, string> = new Map(),
  ) {
    for (const [written, word] of otherSpellings) this.#numbers.set(written, this.#numberFor(word, false))
  }

  /** Adds a sense to a phrase. With `foldAccents` the phrase is also found when written without its accents. */
  add(words: readonly string[], sense: T, foldAccents = false): void {
    if (words.length === 0) return
    let node = this.#root
    for (const word of words) {
      const number = this.#numberFor(word, foldAccents)
      let child = node.next.get(number)
      if (child === undefined) {
        child = { next: new Map(), senses: null }
        node.next.set(number, child)
      }
      node = child
    }
    if (node.senses === null) node.senses = [sense]
    else if (!node.senses.includes(sense)) node.senses.push(sense)
  }

  #numberFor(word: string, foldAccents: boolean): number {
    const plain = foldAccents ? withoutAccents(word) : word
    let number = this.#numbers.get(plain)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(plain, number)
    }
    if (plain !== word && !this.#numbers.has(word)) this.#numbers.set(word, number)
    return number
  }

  /** The senses of exactly this phrase, or null. */
  sensesOf(words: readonly string[]): readonly T[] | null {
    let node: TrieNode<T> | undefined = this.#root
    for (const word of words) {
      const number: number | undefined = this.#numbers.get(word)
      node = number === undefined ? undefined : node.next.get(number)
      if (node === undefined) return null
    }
    return node.senses
  }

  find(words: readonly string[], breaks?: readonly boolean[]): PhraseMatch<T>[] {
    const numbers = words.map((word) => this.#lookUp(word))
    const matches: PhraseMatch<T>[] = []
    let at = 0
    while (at < numbers.length) {
      let node: TrieNode<T> | undefined = this.#root.next.get(numbers[at] ?? -1)
      let end = at
      let senses: T[] | null = null
      let to = at
      while (node !== undefined) {
        end += 1
        if (node.senses !== null) {
          senses = node.senses
          to = end
        }
        if (end >= numbers.length || breaks?.[end] === true) break
        node = node.next.get(numbers[end] ?? -1)
      }
      if (senses === null) at += 1
      else {
        matches.push({ from: at, to, senses })
        at = to
      }
    }
    return matches
  }

  #lookUp(word: string): number {
    const number = this.#numbers.get(word)
    if (number !== undefined) return number
    // Only Romance accents may be left out; Vietnamese words mean other things without theirs.
    return this.readsPlain && /[\u00c0-\u00ff]/.test(word) && !/[\u0100-\uffff]/.test(word)
      ? (this.#numbers.get(withoutAccents(word)) ?? -1)
      : -1
  }
}
