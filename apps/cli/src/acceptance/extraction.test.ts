import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { measureCatalog, readCatalog } from '../bench/extraction-accuracy'
import { confusionLines } from '../bench/extraction-bench'
import { measureMarketplace } from '../bench/marketplace-fashion'

const data = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const catalog = `${data}/catalog/catalog.csv`
const files = ['shein', 'shopee', 'lazada'].map((name) => `${data}/marketplace/${name}-products.csv`)

describe('extraction on real catalogues', () => {
  if (existsSync(catalog)) {
    it('names gender and colour as the catalogue’s labels do', () => {
      const measured = measureCatalog(readCatalog(catalog), false)
      expect(measured.rows).toBeGreaterThan(1000)
      expect(measured.gender.share, confusionLines(measured.genderConfusion).join('\n')).toBeGreaterThanOrEqual(0.96)
      expect(measured.color.share, confusionLines(measured.colorConfusion).join('\n')).toBeGreaterThanOrEqual(0.93)
      // Leaving hard rows out must not be a way to the number.
      expect(measured.namedColorShare).toBeGreaterThan(0.95)
    })
  } else {
    it(`measured nothing: there is no ${catalog}`, () => {
      console.info(`extraction was not measured on a real catalogue: ${catalog} does not exist`)
      expect(existsSync(catalog)).toBe(false)
    })
  }

  for (const file of files.filter((path) => existsSync(path))) {
    it(`tells fashion from other wares in ${file.slice(file.lastIndexOf('/') + 1)}`, () => {
      const found = measureMarketplace(file)
      expect(found.falseByTitle / Math.max(found.goodsRows, 1)).toBeLessThan(0.1)
      expect(found.foundWithPath / Math.max(found.fashionRows, 1)).toBeGreaterThan(0.9)
    })
  }
})
