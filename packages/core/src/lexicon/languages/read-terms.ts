/** Text of a term between its brackets, and the brackets: `(x)` may stand or not, `{x,y}` is one of them. */
const CHOICE = /\(([^)]*)\)|\{([^}]*)\}/

/**
 * All ways to write the terms of a table's cell (`TermsBySlug`), `~` as each of the endings. `blanc(he)(s)` → blanc, blanche,
 * blancs, blanches.
 */
export function writtenTerms(terms: string, endings: string): string[] {
  return terms.split('|').flatMap((term) => {
    const choices = term.includes('~') ? endings.split('|').map((ending) => term.replace('~', ending)) : [term]
    return choices.flatMap(withChoices)
  })
}

function withChoices(term: string): string[] {
  const found = CHOICE.exec(term)
  if (found === null) return [term]
  const [whole, optional, oneOf] = found
  const texts = optional === undefined ? (oneOf ?? '').split(',') : ['', optional]
  return texts.flatMap((text) => withChoices(term.replace(whole, text)))
}
