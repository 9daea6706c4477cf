import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { isPartOfWare, readCategoryPath } from '@trendee/core/extraction/find-category'
import { scanText } from '@trendee/core/extraction/scan-text'
import { readRecords } from './read-records'

export interface MarketplaceFashion {
  readonly rows: number
  /** Rows whose breadcrumb names a department without fashion. */
  readonly goodsRows: number
  /** Of those, rows that extraction takes for fashion by the title alone. With the breadcrumb none can be. */
  readonly falseByTitle: number
  /** Rows whose breadcrumb names fashion and whose title names a part of a ware or a tool for it: no fashion. */
  readonly partRows: number
  /** Other rows whose breadcrumb names fashion, and how many of them get a category with title and breadcrumb, and by title alone. */
  readonly fashionRows: number
  readonly foundWithPath: number
  readonly foundByTitle: number
  /** What the titles alone were wrongly taken for: category and title, at most ten. */
  readonly falseExamples: readonly string[]
}

/** Breadcrumb cells are JSON: a list of names, or of objects with a name. Anything else is an empty path. */
export function readBreadcrumb(cell: string): string[] {
  try {
    const levels: unknown = JSON.parse(cell)
    if (!Array.isArray(levels)) return []
    return levels.flatMap((level: unknown) => {
      const name = typeof level === 'object' && level !== null && 'name' in level ? level.name : level
      return typeof name === 'string' ? [name] : []
    })
  } catch {
    return []
  }
}

/** How well fashion is separated from other goods in a marketplace file, with its breadcrumbs as the truth. */
export async function measureMarketplace(path: string): Promise<MarketplaceFashion> {
  const tally = { goodsRows: 0, falseByTitle: 0, partRows: 0, fashionRows: 0, foundWithPath: 0, foundByTitle: 0 }
  const falseExamples: string[] = []
  const rows = await readRecords(path)
  for (const row of rows) {
    const title = row['product_name'] ?? row['title'] ?? ''
    const categoryPath = readBreadcrumb(row['category_tree'] ?? row['breadcrumb'] ?? '')
    const verdict = readCategoryPath(categoryPath, 'mixed')
    if (verdict === null) continue
    const byTitle = extractGarment({ title }).category
    if (verdict === 'goods') {
      tally.goodsRows += 1
      if (byTitle === null) continue
      tally.falseByTitle += 1
      if (falseExamples.length < 10) falseExamples.push(`${byTitle.secondary}: ${title.slice(0, 90)}`)
    } else if (isPartOfWare(scanText(title))) tally.partRows += 1
    else {
      tally.fashionRows += 1
      if (byTitle !== null) tally.foundByTitle += 1
      if (extractGarment({ title, categoryPath }).category !== null) tally.foundWithPath += 1
    }
  }
  return { rows: rows.length, ...tally, falseExamples }
}
