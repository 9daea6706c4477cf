const SMALL = new Set('a an and at by for from in of on or the to with'.split(' '))

/** How every name is written, of lexicon and free terms alike: `fit and flare dress` → `Fit and Flare Dress`. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\s-]+/g, (word, at: number) =>
      at > 0 && SMALL.has(word)
        ? word
        : isCipher(word)
          ? word.toUpperCase()
          : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

/** `y2k` */
function isCipher(word: string): boolean {
  return /^[a-z]\d[a-z]$/.test(word)
}
