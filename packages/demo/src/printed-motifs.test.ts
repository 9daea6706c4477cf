import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { printPhrases } from '@trendee/core/graphics/print-phrases'
import { expect, it } from 'vitest'
import { MOTIFS, SLOGANS } from './printed-motifs'

const plain = extractGarment({ title: "Women's Black Print Cotton T-Shirt" })

it.each([...MOTIFS, ...SLOGANS.map((slogan) => `"${slogan}"`)])(
  '%s is read as a print and as nothing of the garment',
  (motif) => {
    const title = `Women's Black ${motif} Print Cotton T-Shirt`
    expect(printPhrases([title]).map(({ words }) => words)).toContain(motif.toLowerCase().replaceAll('"', ''))
    const garment = extractGarment({ title })
    expect(garment.category).toEqual(plain.category)
    const values = ({ attributes }: typeof plain) => attributes.map(({ type, value }) => `${type}:${value}`).sort()
    expect(values(garment)).toEqual(values(plain))
  },
)
