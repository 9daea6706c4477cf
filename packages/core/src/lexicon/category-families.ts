import { lexiconEntries } from './lexicon'

interface FamilyRow {
  readonly en: string
  readonly zh: string
  /** Last words of the English names that belong here: "Slip Dress". */
  readonly ends: readonly string[]
  /** Values that belong here by another name, and values that do not although they end so. */
  readonly also?: readonly string[]
  readonly not?: readonly string[]
}

/** Broad category → what a shopper expects under its plural. One level: what a family covers heads none of its own. */
const FAMILY_ROWS: Readonly<Record<string, FamilyRow>> = {
  dress: {
    en: 'All dresses',
    zh: '全部连衣裙',
    ends: ['Dress'],
    also: ['sundress', 'pinafore', 'evening-gown', 'cheongsam', 'kaftan'],
    not: ['muslim-prayer-dress'],
  },
  skirt: { en: 'All skirts', zh: '全部半身裙', ends: ['Skirt'], also: ['skort'] },
  top: {
    en: 'All tops',
    zh: '全部上衣',
    ends: ['Top'],
    also: ['blouse', 'camisole', 'tunic'],
    not: ['bikini-top', 'tank-top'],
  },
  shirt: { en: 'All shirts', zh: '全部衬衫', ends: ['Shirt'], also: ['overshirt'] },
  't-shirt': {
    en: 'All T-shirts',
    zh: '全部T恤',
    ends: ['T-Shirt', 'Tee'],
    also: ['tank-top'],
    not: ['sports-t-shirt'],
  },
  sweater: {
    en: 'All sweaters',
    zh: '全部毛衫',
    ends: ['Sweater'],
    also: ['pullover', 'cardigan', 'sweater-vest', 'twinset'],
  },
  jacket: {
    en: 'All jackets',
    zh: '全部夹克',
    ends: ['Jacket'],
    also: ['windbreaker'],
    not: ['sun-protection-jacket'],
  },
  coat: { en: 'All coats', zh: '全部大衣', ends: ['Coat'], also: ['parka'] },
  pants: {
    en: 'All trousers',
    zh: '全部长裤',
    ends: ['Pants'],
    also: ['chinos', 'culottes', 'jeggings'],
    not: ['pajama-pants'],
  },
  jeans: { en: 'All jeans', zh: '全部牛仔裤', ends: ['Jeans'] },
  shorts: {
    en: 'All shorts',
    zh: '全部短裤',
    ends: ['Shorts'],
    not: ['lounge-shorts', 'sports-shorts', 'biker-shorts'],
  },
  bra: { en: 'All bras', zh: '全部文胸', ends: ['Bra'], also: ['bralette'] },
  bikini: { en: 'All bikinis', zh: '全部比基尼', ends: [], also: ['bikini-top', 'bikini-bottom'] },
  swimsuit: { en: 'All swimsuits', zh: '全部泳衣', ends: ['Swimsuit'], also: ['tankini', 'burkini'] },
  sneakers: {
    en: 'All sneakers',
    zh: '全部运动鞋',
    ends: ['Sneakers'],
    also: ['canvas-shoes', 'running-shoes', 'basketball-shoes'],
  },
  boots: { en: 'All boots', zh: '全部靴子', ends: ['Boots'] },
  sandals: { en: 'All sandals', zh: '全部凉鞋', ends: ['Sandals'] },
  heels: { en: 'All heels', zh: '全部高跟鞋', ends: ['Heels'], also: ['pumps', 'slingbacks', 'wedges'] },
  flats: { en: 'All flats', zh: '全部平底鞋', ends: ['Flats'], also: ['mary-janes'] },
  bag: {
    en: 'All bags',
    zh: '全部包袋',
    ends: ['Bag'],
    also: ['handbag', 'clutch', 'backpack'],
    not: ['cosmetic-bag'],
  },
  necklace: { en: 'All necklaces', zh: '全部项链', ends: ['Necklace'], also: ['choker', 'pendant'] },
  earrings: { en: 'All earrings', zh: '全部耳饰', ends: ['Earrings'], also: ['jhumkas', 'ear-cuff'] },
  hat: { en: 'All hats', zh: '全部帽子', ends: ['Hat'], also: ['cap', 'beanie', 'beret', 'fedora'] },
  scarf: { en: 'All scarves', zh: '全部围巾', ends: ['Scarf'], also: ['shawl', 'bandana'] },
}

export interface CategoryFamily {
  readonly value: string
  /** "All dresses", as a choice is named that takes the whole family. */
  readonly en: string
  readonly zh: string
  /** The narrower categories, without the broad one. */
  readonly covers: readonly string[]
}

const families = new Map<string, CategoryFamily>(
  Object.entries(FAMILY_ROWS).map(([value, { en, zh, ends, also = [], not = [] }]) => {
    const byName = lexiconEntries('category').filter((entry) => ends.some((word) => entry.en.endsWith(` ${word}`)))
    const covers = new Set([...byName.map((entry) => entry.value), ...also])
    for (const other of [value, ...not]) covers.delete(other)
    return [value, { value, en, zh, covers: [...covers] }]
  }),
)

/** All families, by the broad category that heads them. */
export function categoryFamilies(): readonly CategoryFamily[] {
  return [...families.values()]
}

/** The family that a broad category heads; null for the others. */
export function categoryFamily(value: string): CategoryFamily | null {
  return families.get(value) ?? null
}

const familyOf = new Map(
  [...families.values()].flatMap((family) => family.covers.map((value) => [value, family] as const)),
)

/** The family that a category heads or belongs to; null for one that stands alone. */
export function coveringFamily(value: string): CategoryFamily | null {
  return families.get(value) ?? familyOf.get(value) ?? null
}

/** A category with all that it covers: who asks for dresses means slip dresses too. */
export function withCovered(value: string): readonly string[] {
  return [value, ...(families.get(value)?.covers ?? [])]
}
