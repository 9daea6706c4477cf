import { lexiconEntry, primaryCategoryOf } from '../lexicon/lexicon'
import type { AttributeType, CategoryEntry, Gender } from '../lexicon/types'
import { attributeApplies } from './applicable-attributes'
import { outfitPieces, readWare, type WareReading } from './find-category'
import { asAttributes, findColors } from './find-colors'
import { brandAtBeginning, findBrand, statedBrand, type BrandMention } from './find-brand'
import { findFacts } from './find-facts'
import { findGender } from './find-gender'
import { findModelNumber } from './find-model-number'
import type {
  ExtractedAttribute,
  ExtractedBrand,
  ExtractedFact,
  ExtractedGarment,
  GarmentInput,
  NamedGarment,
} from './garment'
import { famousBrands } from './known-brands'
import type { ReadingLanguage } from './language-vocabulary'
import { readFields } from './read-fields'
import { scanText, scanWords, type TextScan } from './scan-text'
import { withoutShopTalk } from './shop-talk'
import { withSportsJerseys } from './sports-jersey'
import { languageOf } from './text-language'
import { languageInFile } from './titles-language'
import { wordsAsWritten } from './word-stream'
import { wordsIn } from './words-in-language'

/** Types of which a garment has one: a description adds to them only when the title is silent. */
const singleTypes = new Set<AttributeType>(['fit-type', 'neckline', 'sleeve'])

/** Categories whose colour words are more often a material's ("pearl", "ruby"). */
function readsColorsAsThings(category: CategoryEntry | null): boolean {
  return category === null || category.primary === 'jewelry' || category.primary === 'accessories'
}

/**
 * What the shop's fields add to a title: of what a garment has one the title goes before, and a cloth that the title
 * calls patterned is not plain.
 */
function fieldsBeside(
  titleTypes: ReadonlySet<AttributeType>,
  fields: readonly ExtractedAttribute[],
): ExtractedAttribute[] {
  return fields.filter(
    ({ type, value }) =>
      !(titleTypes.has(type) && (singleTypes.has(type) || (type === 'pattern' && value === 'solid'))),
  )
}

function otherAttributes(
  title: TextScan,
  fields: readonly ExtractedAttribute[],
  description: TextScan,
): ExtractedAttribute[] {
  const inTitle = title.attributes.filter(({ entry }) => entry.type !== 'color')
  const titleTypes = new Set(inTitle.map(({ entry }) => entry.type))
  const inFields = fieldsBeside(titleTypes, fields)
  const knownTypes = new Set([...titleTypes, ...inFields.map(({ type }) => type)])
  const found = asAttributes(title, inTitle, 'title')
  const known = new Set(found.map(keyOf))
  for (const attribute of inFields) if (!known.has(keyOf(attribute))) found.push(attribute)
  for (const attribute of inFields) known.add(keyOf(attribute))
  // Descriptions praise ("classic", "sporty"): a style is believed from titles only.
  const inDescription = description.attributes.filter(
    ({ entry }) =>
      entry.type !== 'color' &&
      entry.type !== 'style' &&
      !known.has(keyOf(entry)) &&
      !(singleTypes.has(entry.type) && knownTypes.has(entry.type)),
  )
  return [...found, ...asAttributes(description, inDescription, 'description')]
}

function keyOf({ type, value }: { readonly type: string; readonly value: string }): string {
  return `${type}:${value}`
}

function isGarment(category: CategoryEntry | null): category is CategoryEntry {
  return category !== null && outfitPieces.has(category.primary)
}

const setCategories = /(?:-set|^suit|^tracksuit|^twinset|^skirt-suit|^salwar-suit|^lehenga)$/

/** Several different garments in one product: a category that is a set, or two garments joined ("top with palazzos"). */
function isSetOf(title: TextScan, category: CategoryEntry | null): boolean {
  if (category === null) return false
  if (setCategories.test(category.value)) return true
  const garments = new Set(
    title.wares
      .filter((ware) => ware.phrase === 0 && !ware.isBehindFor && isGarment(ware.category))
      .map((ware) => ware.category),
  )
  if (garments.size < 2) return false
  return title.wares.some((ware) => ware.isBehindWith && isGarment(ware.category)) || isJoined(title)
}

/** "shirt and shorts": two garments of one phrase with "and" between them. */
function isJoined(title: TextScan): boolean {
  return title.cues.some(({ cue, from, phrase }) => {
    if (cue !== 'and') return false
    const before = title.wares.findLast((ware) => ware.phrase === phrase && ware.to <= from)
    const after = title.wares.find((ware) => ware.phrase === phrase && ware.from > from)
    return before !== undefined && after !== undefined && isGarment(before.category) && isGarment(after.category)
  })
}

/** A text as the lexicon reads it, with the ware that it is about. */
export interface TitleReading extends WareReading {
  readonly title: TextScan
  readonly brand: ExtractedBrand | null
  readonly facts: readonly ExtractedFact[]
}

/** Of a description, enough to tell its language. */
const LANGUAGE_CHARS = 200

type TitleInput = Pick<GarmentInput, 'title' | 'categoryPath' | 'fileLanguage'>

function titleLanguage({ title, categoryPath = [], fileLanguage = null }: TitleInput): ReadingLanguage {
  const ofPath = categoryPath.length === 0 ? undefined : languageOf(categoryPath.join(', '))
  return fileLanguage === null ? languageOf(title, ofPath) : languageInFile(title, fileLanguage, ofPath)
}

/** Whether a product's title is in a language whose words are known. */
export function isReadable(input: TitleInput): boolean {
  return titleLanguage(input) !== 'other'
}

function readTitle(input: GarmentInput): TitleReading {
  const language = titleLanguage(input)
  const reading = readTitleIn(language, input)
  if (reading.category !== null || input.fileLanguage == null || language === 'other') return reading
  // English titles of words that stand in other languages' names, too: "Black Coat" in a file of French ones ("trench coat").
  const byItself = titleLanguage({ ...input, fileLanguage: null })
  return byItself === language ? reading : readTitleIn(byItself, input)
}

function readTitleIn(
  language: ReadingLanguage,
  { title, rawBrand, brands = famousBrands(), categoryPath = [] }: GarmentInput,
): TitleReading {
  const stream = wordsIn(language, title)
  const stated = statedBrand(rawBrand)
  const mention = stated === null ? findBrand(stream, brands, language) : brandAtBeginning(stream, stated)
  const scan = scanWords(stream, mention?.isKnown === true ? [mention] : [], language)
  const facts = findFacts(scan)
  const read = withSportsJerseys(scan, facts)
  return { title: read, facts, brand: stated ?? asBrand(mention), ...readWare(read, categoryPath) }
}

function asBrand(mention: BrandMention | null): ExtractedBrand | null {
  return mention === null ? null : { value: mention.value, words: mention.words, from: mention.from }
}

/** The garments that a title names, in reading order. */
function garmentsNamed(title: TextScan): NamedGarment[] {
  return title.wares.flatMap(({ category, from, to }) =>
    category === null ? [] : [{ secondary: category.value, words: wordsAsWritten(title.stream, from, to) }],
  )
}

/** Shops call imitations by what they imitate: what one text calls faux leather is no leather of another. */
function withoutImitated(attributes: readonly ExtractedAttribute[]): readonly ExtractedAttribute[] {
  if (!attributes.some(({ type, value }) => type === 'fabric' && value === 'faux-leather')) return attributes
  return attributes.filter(({ type, value }) => type !== 'fabric' || value !== 'leather')
}

/** Plain cloth has no pattern: that it is plain is believed of the title before fields and description, else a pattern is. */
function withoutContraries(attributes: readonly ExtractedAttribute[]): readonly ExtractedAttribute[] {
  const isPattern = ({ type, value }: ExtractedAttribute) => type === 'pattern' && value !== 'solid'
  const plain = attributes.find(({ type, value }) => type === 'pattern' && value === 'solid')
  if (plain === undefined || !attributes.some(isPattern)) return attributes
  // A title that names both is of a plain thing with a print.
  return attributes.filter((one) => (plain.from === 'title' ? !isPattern(one) || one.from === 'title' : one !== plain))
}

/** "Hipster briefs" of men are briefs. */
function worn(entry: CategoryEntry, gender: Gender | undefined): CategoryEntry {
  const isOfMen = entry.value === 'panties' && (gender === 'men' || gender === 'boys')
  return isOfMen ? (lexiconEntry('category', 'briefs') ?? entry) : entry
}

/** What a reading says of its garment; `text` is the description, '' where there is none. */
export function garmentOf(
  input: GarmentInput,
  { title, brand, facts, category, head }: TitleReading,
  text: string,
): ExtractedGarment {
  const said = withoutShopTalk(text)
  const description = scanText(said, {
    splitRunOn: true,
    language: languageOf(said.slice(0, LANGUAGE_CHARS), title.language),
  })
  const fields = readFields(input.fields ?? [])
  const gender = findGender({
    rawGender: input.rawGender || fields.gender || undefined,
    title,
    path: input.categoryPath ?? [],
    description,
    head,
  })
  const entry = category === null ? null : worn(category.entry, gender?.value)
  const colors = findColors({
    rawColors: [input.rawColor ?? '', fields.color],
    title,
    description,
    allowAmbiguous: !readsColorsAsThings(entry),
  })
  return {
    category:
      category === null || entry === null
        ? null
        : {
            primary: primaryCategoryOf(entry, gender?.value ?? entry.gender),
            secondary: entry.value,
            words: category.words,
            from: category.from,
          },
    gender: gender ?? impliedByCategory(entry),
    attributes: withoutImitated(
      withoutContraries([...colors, ...otherAttributes(title, fields.attributes, description)]),
    ).filter(({ type, value }) => attributeApplies(type, value, entry)),
    brand,
    modelNumber: findModelNumber(input.title),
    facts,
    garments: garmentsNamed(title),
    isSet: isSetOf(title, entry),
  }
}

/**
 * What a product is, who wears it and what it looks like, from its texts. Pure and deterministic; longest phrases of
 * the lexicon win, denied things ("without hood") are left out. `category` is null for what is no fashion.
 * Never throws on any text.
 */
export function extractGarment(input: GarmentInput): ExtractedGarment {
  return garmentOf(input, readTitle(input), input.description ?? '')
}

/**
 * As `extractGarment`, but null for what is no fashion, which breadcrumb and title decide: `describe`, which gives the
 * description, is then not asked. `isOtherGoods` tells most of it by the breadcrumb alone.
 */
export function extractFashion(
  input: Omit<GarmentInput, 'description'>,
  describe: () => string,
): ExtractedGarment | null {
  const reading = readTitle(input)
  return reading.category === null ? null : garmentOf(input, reading, describe())
}

/** A breadcrumb's category implies its wearer as a title's does. */
function impliedByCategory(entry: CategoryEntry | null): ExtractedGarment['gender'] {
  return entry?.gender == null ? null : { value: entry.gender, words: entry.en, from: 'garment' }
}
