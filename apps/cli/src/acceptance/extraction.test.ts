import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { measureCatalog, readCatalog } from '../bench/extraction-accuracy'
import { measureJudged } from '../bench/judged-garments'
import { measureMarketplace } from '../bench/marketplace-fashion'

/** Real catalogues lie beside the repository where they may be used; they are not part of the repository. */
const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const isHere = existsSync(folder)
const reason = isHere ? '' : ' (left out: no shared/data beside the repository)'

describe.skipIf(!isHere)(`extraction on the real catalogue${reason}`, () => {
  it('names gender and colour as its labels do', async () => {
    const measured = measureCatalog(await readCatalog(`${folder}catalog/catalog.csv`), false)
    expect(measured.rows).toBeGreaterThan(1000)
    expect(measured.gender.share).toBeGreaterThanOrEqual(0.96)
    expect(measured.color.share).toBeGreaterThanOrEqual(0.93)
    // Leaving hard rows out must not be a way to the number.
    expect(measured.namedColorShare).toBeGreaterThan(0.95)
  })
})

describe.skipIf(!isHere)(`fashion told from other wares${reason}`, () => {
  it.each(['shein', 'shopee', 'lazada'])('in the real rows of %s', async (name) => {
    const found = await measureMarketplace(`${folder}marketplace/${name}-products.csv`)
    expect(found.goodsRows).toBeGreaterThan(200)
    expect(found.falseByTitle / found.goodsRows).toBeLessThan(0.1)
    expect(found.foundWithPath / found.fashionRows).toBeGreaterThan(0.9)
  })
})

describe.skipIf(!isHere)(`the garments of marketplaces${reason}`, () => {
  it('are those that a person sees in 200 rows', async () => {
    const { rows, wrong, wrongWearer } = await measureJudged(`${folder}marketplace`)
    expect(rows).toBe(200)
    expect([wrong, wrongWearer].every((count) => count <= 10)).toBe(true)
  })
})

describe('the measurements of extraction', () => {
  it('refuse a file that is not there', async () => {
    await expect(readCatalog(`${folder}catalog/none.csv`)).rejects.toThrow()
  })
})
