import { COMPOUND_NOUNS, UNWORN_STEMS } from '../lexicon/languages/german'
import type { PhraseTrie } from './phrase-trie'
import type { Sense } from './vocabulary'

/** A compound's first part as the vocabulary writes it, and its last. */
export interface Compound {
  readonly stem: string
  readonly head: string
}

const unwornStems = new RegExp(`^(?:${UNWORN_STEMS})`)
const plainNouns = new Set(COMPOUND_NOUNS.split('|'))

/** Letters that join the parts of a compound: "Blume-n-kleid", "Frühling-s-jacke". */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** A garment's name of so few letters ends other words too ("Barock"): its compound must begin with a known word. */
const SHORT = 4
const shortHeads = new Set(['rock', 'hemd', 'hose'])

/** The known attribute, wearer or garment that a compound begins with; null where none is. */
function knownStem(trie: PhraseTrie<Sense>, stem: string): string | null {
  for (const joint of JOINTS) {
    const word = stem.endsWith(joint) ? stem.slice(0, stem.length - joint.length) : ''
    if (word.length < 3) continue
    if (trie.sensesOf([word])?.some(({ kind }) => kind !== 'cue' && kind !== 'goods') === true) return word
  }
  return null
}

/**
 * The parts of a German word that ends in a garment, a colour or a plain noun of patterns: "Blumenkleid", "tiefschwarz",
 * "Palmenmuster". Null for any other word.
 */
export function compoundOf(trie: PhraseTrie<Sense>, word: string): Compound | null {
  if (word.length < 7 || unwornStems.test(word)) return null
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(at)
    const senses = trie.sensesOf([head])
    const isWare = senses?.some(({ kind }) => kind === 'category' || kind === 'goods') ?? false
    const isColor = senses?.some((sense) => sense.kind === 'attribute' && sense.entry.type === 'color') ?? false
    if (!isWare && !isColor && !plainNouns.has(head)) continue
    const stem = knownStem(trie, word.slice(0, at))
    if (stem !== null) return { stem, head }
    if (isColor || (isWare && (head.length > SHORT || shortHeads.has(head)))) return { stem: word.slice(0, at), head }
  }
  return null
}
