import { lexiconEntries } from '@trendee/core/lexicon/lexicon'

/** Sizes as shops write them: letters, numbers with or without a system, what fits all. */
const SIZE =
  /^(?:(?:\d+\s*)?x{0,4}-?[sml]|x+l|\d?xl|x?-?(?:small|large)|medium|petite|(?:(?:eu|us|uk|fr|it|w|l)\s*)?\d{1,3}(?:[.,/]\d+)?(?:\s*(?:cm|mm|in|"|eu|us|uk))?|\d{1,2}\s*-\s*\d{1,2}\s*(?:m|y|months|years)?|one size|os|free size|onesize|einheitsgröße|taille unique|talla única|taglia unica|tamanho único|フリー|フリーサイズ|均码|프리)$/iu

let colors: ReadonlySet<string> | null = null

function isColor(words: string): boolean {
  colors ??= new Set(lexiconEntries('color').flatMap(({ terms, zhTerms }) => [...terms, ...zhTerms]))
  return colors.has(words.toLowerCase())
}

/**
 * The product that a line of an order names: shop systems put the chosen size and colour behind its title ("Linen Dress - M / Sage"). What
 * stands there without being either is a part of the title ("Linen Dress - Midi").
 */
export function orderedTitle(name: string): string {
  const at = name.lastIndexOf(' - ')
  if (at <= 0) return name
  const choices = name.slice(at + 3).split(' / ')
  const isChoice = choices.length > 1 || choices.every((words) => SIZE.test(words.trim()) || isColor(words.trim()))
  return isChoice ? name.slice(0, at).trim() : name
}

/** The handle that Shopify makes of a new product's title, by which its export of products names it. */
export function handleOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’"()[\]]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
