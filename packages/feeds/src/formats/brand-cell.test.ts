import { expect, it } from 'vitest'
import { ofKind, readBytes } from '../testing/read-fixture'
import { brandCell } from './listed-values'

it.each([
  'No Brand',
  'NoBrand',
  'Tidak Ada Merk',
  'Tanpa Merek',
  'Generic',
  'odm',
  'ไม่มียี่ห้อ',
  'Không có thương hiệu',
  '-',
  'OEM',
  'Sin marca',
  '无品牌',
  'N/A',
  'null',
])('a brand "%s" is none', (cell) => expect(brandCell(cell)).toBe(''))
it.each(['Otro Mundo', 'OEM Denim', 'Other Stories'])('a brand "%s" is one', (cell) =>
  expect(brandCell(cell)).toBe(cell),
)

it('a brand cell that says there is none gives none, of whatever feed', async () => {
  const temu = 'goods_id,goods_name,price,sales_num,brand\n7,Knit vest,9.5,36 sold,No Brand\n'
  const shop = {
    products: [{ id: 7, title: 'Knit vest', handle: 'vest', vendor: 'Generic', variants: [{ price: '9.50' }] }],
  }
  for (const bytes of [temu, JSON.stringify(shop)]) {
    const products = ofKind(await readBytes(bytes, { currency: 'USD' }), 'product')
    expect(products).toMatchObject([{ productId: '7', brand: '' }])
  }
})
