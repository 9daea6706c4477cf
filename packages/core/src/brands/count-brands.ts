import { readBrand } from './brand-id'
import { describeBrand, type WrittenName } from './describe-brand'

/** Products that a feed names with one spelling. */
export interface CountedSpelling {
  readonly written: string
  readonly products: number
  /** What they sold; `null` where nobody tells. */
  readonly units: number | null
}

/** Products of a brand, whatever its spelling. */
export interface CountedBrand {
  readonly brandId: string
  readonly name: string
  /** '' where no Chinese name is known. */
  readonly nameZh: string
  readonly products: number
  readonly units: number | null
}

/** The products of each brand, most first; spellings that name none are left out. */
export function countBrands(spellings: readonly CountedSpelling[]): CountedBrand[] {
  const houses = new Map<string, { readonly names: WrittenName[]; products: number; units: number | null }>()
  for (const { written, products, units } of spellings) {
    const read = readBrand(written)
    if (read === null) continue
    const house = houses.get(read.id) ?? { names: [], products: 0, units: null }
    house.names.push({ written, line: read.line, products })
    house.products += products
    if (units !== null) house.units = (house.units ?? 0) + units
    houses.set(read.id, house)
  }
  return [...houses]
    .map(([brandId, { names, products, units }]) => {
      const { name, nameZh } = describeBrand(brandId, names)
      return { brandId, name, nameZh, products, units }
    })
    .toSorted((a, b) => b.products - a.products || (a.brandId < b.brandId ? -1 : 1))
}
