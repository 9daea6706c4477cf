import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { readCategoryPath } from '@trendee/core/extraction/find-category'
import type { GarmentInput } from '@trendee/core/extraction/garment'
import { languageOfTitles } from '@trendee/core/extraction/titles-language'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { JUDGED } from './judged-labels'
import { readBreadcrumb } from './marketplace-fashion'
import { readRecords } from './read-records'

const MARKETPLACES = ['shein', 'shopee', 'lazada'] as const
/** Of a file's titles as many tell its language as an import looks at. */
const TITLES_OF_LANGUAGE = 50
const SEED = 7
const DRAWN = 200

/** A row of a marketplace's file whose breadcrumb names fashion. */
interface GarmentRow extends GarmentInput {
  readonly shop: string
  /** Its place in the file, from 0. */
  readonly row: number
}

/** What draws a row: the lowest of these are taken. */
function lot({ shop, row }: GarmentRow): string {
  return createHash('sha256').update(`${SEED}:${shop}:${row}`).digest('hex')
}

async function garmentsOf(folder: string, shop: string): Promise<readonly GarmentRow[]> {
  const records = await readRecords(join(folder, `${shop}-products.csv`))
  const rows = records.map((record, row) => ({
    shop,
    row,
    title: record['product_name'] ?? record['title'] ?? '',
    categoryPath: readBreadcrumb(record['category_tree'] ?? record['breadcrumb'] ?? ''),
  }))
  const fileLanguage = languageOfTitles(rows.slice(0, TITLES_OF_LANGUAGE).map(({ title }) => title))
  return rows.flatMap((one) => {
    const shelf = readCategoryPath(one.categoryPath, 'mixed')
    return shelf === null || shelf === 'goods' || one.title === '' ? [] : [{ ...one, fileLanguage }]
  })
}

/** 200 rows of fashion of the marketplace files in a folder, drawn by a seed. Throws where a file is missing. */
async function drawnGarments(folder: string): Promise<readonly GarmentRow[]> {
  const rows = (await Promise.all(MARKETPLACES.map((shop) => garmentsOf(folder, shop)))).flat()
  const lots = new Map(rows.map((one) => [one, lot(one)]))
  return rows.toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1)).slice(0, DRAWN)
}

/** Answers to rows that a person judged, beside that person's. */
export interface JudgedGarments {
  readonly rows: number
  readonly right: number
  /** Rows of which the answer is true and less than the title says: "bag" of a crossbody bag. */
  readonly wide: number
  readonly wrong: number
  /** Of the rows whose category is right or wide, those with another wearer. */
  readonly wrongWearer: number
  /** A line for each row that is not right. */
  readonly faults: readonly string[]
}

function labelsOf(shop: string): ReadonlyMap<number, readonly [category: string, wearer: string]> {
  const lines = (JUDGED[shop] ?? '').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [row = '', category = '', wearer = ''] = line.split(' ')
      return [Number(row), [category, wearer] as const]
    }),
  )
}

/** Compares what is read in the drawn rows of the marketplace files with what a person says of them. Throws where a row is not judged. */
export async function measureJudged(folder: string): Promise<JudgedGarments> {
  const labels = new Map(MARKETPLACES.map((shop) => [shop as string, labelsOf(shop)]))
  const tally = { right: 0, wide: 0, wrong: 0, wrongWearer: 0 }
  const faults: string[] = []
  const rows = await drawnGarments(folder)
  for (const one of rows) {
    const label = labels.get(one.shop)?.get(one.row)
    if (label === undefined)
      throw new Error(`row ${one.row} of ${one.shop} is not judged: the files are others than those that were`)
    const categories = label[0].split('/')
    const wearers = label[1].split('/')
    const { category, gender } = extractGarment(one)
    const answer = category?.secondary ?? 'none'
    const kind = categories.includes(answer)
      ? 'right'
      : categories.some((label) => withCovered(answer).includes(label))
        ? 'wide'
        : 'wrong'
    tally[kind] += 1
    if (kind !== 'right') faults.push(`${kind}: ${answer} for ${categories.join('/')}: ${one.title.slice(0, 90)}`)
    const isWearerWrong = kind !== 'wrong' && answer !== 'none' && !wearers.includes(gender?.value ?? '-')
    if (!isWearerWrong) continue
    tally.wrongWearer += 1
    faults.push(`wearer: ${gender?.value ?? '-'} for ${wearers.join('/')}: ${one.title.slice(0, 90)}`)
  }
  return { rows: rows.length, ...tally, faults }
}
