import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { extractGarment } from '@trendee/core/extraction/extract-garment'
import {
  allAttributes,
  brandsOf,
  f1,
  halfOf,
  readerWith,
  readLabelledTitles,
  scoreAttributes,
  type AttributeScore,
  type LabelledTitle,
} from './attribute-accuracy'
import { learnBrands } from '@trendee/core/extraction/known-brands'
import { type BrandAccuracy, measureBrands } from './brand-accuracy'
import type { CatalogRow } from './catalog-labels'
import { measureCatalog, readCatalog, type Accuracy, type CatalogAccuracy, type Confusion } from './extraction-accuracy'
import { fieldLines, measureFields, measureWearers, wearerLines } from './fields-figures'
import { measureJudged } from './judged-garments'
import { measureMarketplace } from './marketplace-fashion'

const marketplaces = ['shein', 'shopee', 'lazada'] as const

/** At least this long is measured, so that the clock's grain and a garbage collection do not decide the number. */
const MEASURED_MS = 1500

/** Products read per second on this one core, after one warm pass over the rows. */
export function productsPerSecond(rows: readonly CatalogRow[], withDescription: boolean): number {
  const inputs = rows.map(({ title, description }) => (withDescription ? { title, description } : { title }))
  for (const input of inputs) extractGarment(input)
  const start = performance.now()
  let read = 0
  while (performance.now() - start < MEASURED_MS) {
    for (const input of inputs) extractGarment(input)
    read += inputs.length
  }
  return read / ((performance.now() - start) / 1000)
}

function percent({ share, right, rows }: Accuracy): string {
  return share === null ? 'no rows' : `${(share * 100).toFixed(2)} %  (${right} of ${rows})`
}

/** A confusion table as lines: a row per label, a column per answer, most frequent first. */
export function confusionLines(confusion: Confusion): string[] {
  const labels = [...confusion.keys()].sort((a, b) => total(confusion, b) - total(confusion, a))
  const answers = new Set([...confusion.values()].flatMap((row) => Array.from(row.keys())))
  const isAnswer = (name: string) => answers.has(name)
  const columns = [...labels.filter(isAnswer), ...[...answers].filter((answer) => !labels.includes(answer))]
  const width = Math.max(...labels.map((name) => name.length), ...columns.map((name) => name.length), 5) + 1
  const line = (head: string, cells: readonly string[]) =>
    head.padEnd(width) + cells.map((cell) => cell.padStart(width)).join('')
  const cells = (label: string) => columns.map((column) => String(confusion.get(label)?.get(column) ?? '·'))
  return [line('label', columns), ...labels.map((label) => line(label, cells(label)))]
}

function total(confusion: Confusion, label: string): number {
  return [...(confusion.get(label)?.values() ?? [])].reduce((sum, value) => sum + value, 0)
}

function catalogLines(measured: CatalogAccuracy, brand: string): string[] {
  const share = (measured.namedColorShare * 100).toFixed(1)
  return [
    `catalogue, ${measured.rows} rows, ${brand}`,
    `  gender                                    ${percent(measured.gender)}`,
    `  colour, where the text names one (${share} %)  ${percent(measured.color)}`,
    `    … of rows that name a single colour     ${percent(measured.singleColor)}`,
    `    … first colour of rows that name more   ${percent(measured.severalColors)}`,
    `    … first colour, all rows                ${percent(measured.mainColor)}`,
    `  wrong colours whose label is no word of the text ${measured.unreachableColors}`,
  ]
}

async function marketplaceLines(folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const name of marketplaces) {
    const path = join(folder, `${name}-products.csv`)
    if (!existsSync(path)) {
      lines.push(`${name}: no file ${path}`)
      continue
    }
    const found = await measureMarketplace(path)
    lines.push(
      `${name}: ${found.goodsRows} rows of other departments, ${found.falseByTitle} taken for fashion by title alone; ` +
        `${found.partRows} parts and tools on fashion's shelves; ` +
        `${found.fashionRows} fashion rows, ${found.foundWithPath} with a category (${found.foundByTitle} by title alone)`,
    )
    for (const example of found.falseExamples) lines.push(`    ${example}`)
  }
  return lines
}

async function judgedLines(folder: string): Promise<string[]> {
  if (!marketplaces.every((name) => existsSync(join(folder, `${name}-products.csv`)))) return []
  const { rows, right, wide, wrong, wrongWearer, faults } = await measureJudged(folder)
  return [
    `${rows} rows of fashion, drawn by a seed and judged by a person: ${right} right, ${wide} true but wide, ${wrong} wrong; another wearer ${wrongWearer}`,
    ...faults.map((fault) => `    ${fault}`),
  ]
}

/** Brands of titles, with a list learnt from the fields of every other row and without one. */
function brandLines(rows: readonly CatalogRow[]): string[] {
  const asked = rows.filter((_, index) => index % 2 === 0)
  const taught = learnBrands(rows.filter((_, index) => index % 2 === 1).map(({ brand }) => brand))
  const line = (name: string, { right, part, other, none }: BrandAccuracy) => {
    const share = (count: number) => `${((count / asked.length) * 100).toFixed(1)} %`
    return `  ${name.padEnd(42)}${share(right)}, the beginning of it ${share(part)}, another name ${share(other)}, none ${share(none)}`
  }
  return [
    `brand field found in the title alone, ${asked.length} rows of the catalogue`,
    line('with the brands of every other row', measureBrands(asked, taught)),
    line('with those known anyway', measureBrands(asked, learnBrands([]))),
  ]
}

/** The scores of one half by attribute, read with the brands of the other half's brand fields. */
function attributeLines(rows: readonly LabelledTitle[], half: 0 | 1): string[] {
  const asked = rows.filter(({ title }) => halfOf(title) === half)
  const others = rows.filter(({ title }) => halfOf(title) !== half)
  const scores = scoreAttributes(asked, readerWith(brandsOf(others)))
  const withoutList = allAttributes(scoreAttributes(asked, readerWith(brandsOf([]))))
  return [
    `${half === 0 ? 'half that the rules were written on' : 'half kept back'}, ${asked.length} titles`,
    scoreLine('attribute', null),
    ...[...scores].filter(([, score]) => score.answered > 0).map(([name, score]) => scoreLine(name, score)),
    scoreLine('attributes without any answer', allAttributes(new Map([...scores].filter(([, s]) => s.answered === 0)))),
    scoreLine('all', allAttributes(scores)),
    scoreLine('all, no brands learnt', withoutList),
  ]
}

function scoreLine(name: string, score: AttributeScore | null): string {
  const cells =
    score === null
      ? ['precision', 'recall', 'F1', 'labelled']
      : [
          (score.answered === 0 ? 0 : score.right / score.answered).toFixed(3),
          (score.labelled === 0 ? 0 : score.right / score.labelled).toFixed(3),
          f1(score).toFixed(3),
          String(score.labelled),
        ]
  return `  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(11)).join('')}`
}

async function labelledTitleLines(path: string): Promise<string[]> {
  if (!existsSync(path)) return [`attributes: no file ${path}`]
  const rows = await readLabelledTitles(path)
  return [
    'attributes of marketplace titles; an answer is right when it equals a label but for letter case, false where it differs',
    'or the label is empty, and no answer to a label is a miss',
    ...attributeLines(rows, 0),
    ...attributeLines(rows, 1),
  ]
}

/**
 * Prints how right and how fast extraction is on a data folder with `catalog/catalog.csv`, `marketplace/*.csv` and
 * `attributes/train.jsonl`: accuracies, confusion tables, fashion told from other wares, the attributes of marketplace
 * titles, products a second. Throws without the catalogue.
 */
export async function benchExtraction(dataFolder: string, print: (line: string) => void = console.log): Promise<void> {
  const rows = await readCatalog(join(dataFolder, 'catalog', 'catalog.csv'))
  const plain = measureCatalog(rows, false)
  const lines = [
    ...catalogLines(plain, 'title and description'),
    ...catalogLines(measureCatalog(rows, true), 'with the brand column'),
    '',
    'gender: label against answer',
    ...confusionLines(plain.genderConfusion),
    '',
    'colour: label against answer (the label where it is among the colours found, else the first found)',
    ...confusionLines(plain.colorConfusion),
    '',
    ...(await marketplaceLines(join(dataFolder, 'marketplace'))),
    ...(await judgedLines(join(dataFolder, 'marketplace'))),
    '',
    ...fieldLines(await measureFields(join(dataFolder, 'marketplace'))),
    ...wearerLines(measureWearers(rows)),
    ...brandLines(rows),
    '',
    ...(await labelledTitleLines(join(dataFolder, 'attributes', 'train.jsonl'))),
    '',
    `titles a second ${Math.round(productsPerSecond(rows, false))}, with descriptions ${Math.round(productsPerSecond(rows, true))}`,
  ]
  for (const line of lines) print(line)
}
