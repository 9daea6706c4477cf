import { describe, expect, it } from 'vitest'
import { lexiconEntry } from '../lexicon'
import type { LexiconEntry } from '../types'
import { LANGUAGE_WORDS } from './all-languages'
import { LOAN_WORDS } from './loan-words'
import { writtenTerms } from './read-terms'
import { TITLE_LANGUAGES } from './title-words'

const tables = [
  ...Object.values(LANGUAGE_WORDS).map(({ language, terms, endings }) => ({
    language: language as string,
    terms,
    endings,
  })),
  { language: 'loan words', terms: LOAN_WORDS, endings: '' },
]

/** The cells of one language's tables. */
function cellsOf({ terms, endings }: (typeof tables)[number]) {
  return Object.entries(terms).flatMap(([type, table]) =>
    Object.entries(table).map(([value, cell]) => ({ type, value, written: writtenTerms(cell, endings) })),
  )
}

describe.each(tables)('the words of $language', (table) => {
  it('are of entries of the lexicon', () => {
    const unknown = cellsOf(table).filter(
      ({ type, value }) => lexiconEntry(type as LexiconEntry['type'], value) === null,
    )
    expect(unknown).toEqual([])
  })

  it('mean one entry of a type each', () => {
    const known = new Map<string, string>()
    const twice: string[] = []
    for (const { type, value, written } of cellsOf(table)) {
      for (const term of written) {
        const other = known.get(`${type}:${term}`)
        if (other !== undefined && other !== value) twice.push(`${term}: ${other}, ${value}`)
        known.set(`${type}:${term}`, value)
      }
    }
    expect(twice).toEqual([])
  })

  it('are written as texts are cut: in small letters, parted by blanks alone', () => {
    const odd = cellsOf(table).flatMap(({ written }) =>
      written.filter((term) => term !== term.toLowerCase().trim() || /[-'’/.,(){}~]|\s\s|^$/.test(term)),
    )
    expect(odd).toEqual([])
  })
})

/** What every shop sells. */
const COMMONEST =
  `dress shirt-dress sweater-dress wrap-dress slip-dress denim-dress evening-gown wedding-dress shirt denim-shirt blouse top crop-top
tank-top t-shirt polo-shirt sweatshirt hoodie sweater cardigan vest waistcoat poncho jacket denim-jacket leather-jacket bomber-jacket
puffer-jacket parka windbreaker blazer coat trench-coat pants chinos cargo-pants wide-leg-pants leggings joggers shorts jeans skinny-jeans
overalls jumpsuit skirt mini-skirt pencil-skirt pleated-skirt suit tracksuit bodysuit bra panties boxers socks tights nightgown bathrobe
bikini one-piece-swimsuit shoes sneakers boots ankle-boots sandals heels loafers bag handbag backpack wallet necklace earrings ring bracelet
belt hat cap scarf gloves tie sunglasses watch`.split(/\s+/u)

it.each(TITLE_LANGUAGES)('%s has the commonest garments and looks', (language) => {
  const words = LANGUAGE_WORDS[language]
  const count = (types: readonly string[]) =>
    Object.entries(words.terms).reduce(
      (sum, [type, table]) => (types.includes(type) ? sum + Object.keys(table).length : sum),
      0,
    )
  expect(COMMONEST.filter((slug) => words.terms.category?.[slug] === undefined)).toEqual([])
  expect(count(['color', 'pattern', 'fabric', 'sleeve', 'neckline'])).toBeGreaterThanOrEqual(40)
})
