import { expect, it } from 'vitest'
import { countBrands } from './count-brands'

it('products of a brand are counted once, however shops write it, with its lines', () => {
  const spelling = (written: string, products: number, units: number | null = null) => ({ written, products, units })
  expect(
    countBrands([
      spelling('ZARA', 4, 10),
      spelling('Zara', 3),
      spelling('Zara Kids', 2, 5),
      spelling('Alma', 8),
      spelling('OEM', 50, 900),
      spelling('', 70),
    ]),
  ).toEqual([
    { brandId: 'zara', name: 'Zara', nameZh: '飒拉', products: 9, units: 15 },
    { brandId: 'alma', name: 'Alma', nameZh: '', products: 8, units: null },
  ])
})
