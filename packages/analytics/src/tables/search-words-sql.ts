/**
 * SQL of the words by which a text is found: `packages/core/src/search/search-words.ts` in the engine's words, where hundreds
 * of thousands of texts are cut without leaving it. `text` is an SQL expression.
 */
export function searchWordsSql(text: string): string {
  const bare = `replaceRegexpAll(${text}, '[''’\`‘´]', '')`
  // Most texts are plain English: those need no look at what is beyond ASCII.
  return `arrayDistinct(if(length(${bare}) = lengthUTF8(${bare}),
    arrayMap(word -> ${singularSql('word')}, extractAll(lower(${bare}), '[a-z0-9]+')),
    arrayFlatten(arrayMap(piece -> if(match(piece, '^${RUN}'), arrayConcat(ngrams(piece, 1), ngrams(piece, 2)),
        [${singularSql('piece')}]),
      extractAll(replaceRegexpAll(lowerUTF8(replaceRegexpAll(normalizeUTF8NFKD(${bare}), '[\\\\x{300}-\\\\x{36f}]', '')),
        '(${RUN}+)', ' \\\\1 '), '[\\\\p{L}\\\\p{N}]+')))))`
}

const RUN = '[\\\\p{Han}\\\\p{Hiragana}\\\\p{Katakana}\\\\p{Thai}]'

function singularSql(word: string): string {
  return `multiIf(lengthUTF8(${word}) < 4 OR NOT endsWith(${word}, 's'), ${word},
    match(${word}, '(ss|us|is)$'), ${word},
    lengthUTF8(${word}) > 4 AND endsWith(${word}, 'ies'), concat(substringUTF8(${word}, 1, lengthUTF8(${word}) - 3), 'y'),
    match(${word}, '(ss|x|ch|sh)es$'), substringUTF8(${word}, 1, lengthUTF8(${word}) - 2),
    substringUTF8(${word}, 1, lengthUTF8(${word}) - 1))`
}
