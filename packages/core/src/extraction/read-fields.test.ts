import { describe, expect, it } from 'vitest'
import { FIELD_VALUES } from '../lexicon/field-values'
import { lexiconEntry } from '../lexicon/lexicon'
import { extractGarment } from './extract-garment'
import { fieldMeaning, readFields } from './read-fields'

describe('what a field is about', () => {
  it.each([
    ['Patrón', 'pattern'],
    ['Pattern Type', 'pattern'],
    ['ลวดลาย', 'pattern'],
    ['Mẫu', 'pattern'],
    ['Estampa', 'pattern'],
    ['Longitud de la Manga', 'sleeve'],
    ['Panjang Lengan', 'sleeve'],
    ['Chiều dài tay áo', 'sleeve'],
    ['ความยาวของแขนเสื้อ', 'sleeve'],
    ['Escote', 'neckline'],
    ['Garis Leher', 'neckline'],
    ['Kerah', 'neckline'],
    ['ทรงคอเสื้อ', 'neckline'],
    ['Tipo de Ajuste de Pantalones', 'fit'],
    ['Altura de la Cintura', 'rise'],
    ['Longitud de Pantalones', 'length'],
    ['Kiểu váy', 'cut'],
    ['Chất liệu', 'fabric'],
    ['Estilo', 'style'],
    ['Dịp', 'style'],
    ['Closure Type', 'detail'],
    ['Género', 'gender'],
    ['Giới tính', 'gender'],
    ['Rekomendasi Pengguna', 'gender'],
    ['Màu', 'color'],
    ['Warna', 'color'],
  ])('%s: %s', (name, meaning) => expect(fieldMeaning(name)).toBe(meaning))

  it.each([
    'Strap Color',
    'Lining Material',
    'Estilo de Sombrero',
    'Frame Material',
    'Ships From',
    'Stok',
    'Tahan Air',
  ])('%s says nothing of the garment’s looks', (name) => expect(fieldMeaning(name)).toBeNull())
})

describe('what a field says', () => {
  it.each([
    ['Patrón', 'Liso', 'solid'],
    ['Patrón', 'Impresión', 'printed'],
    ['Patrón', 'A Rayas', 'stripe'],
    ['Mẫu', 'Trơn', 'solid'],
    ['Mẫu', 'Hoa', 'floral'],
    ['Motif', 'Garis-garis', 'stripe'],
    ['ลวดลาย', 'เรียบๆ', 'solid'],
    ['Escote', 'Cuello Redondo', 'round-neck'],
    ['Escote', 'Cabestro', 'halter-neck'],
    ['Garis Leher', 'Kerah Bulat', 'round-neck'],
    ['ทรงคอเสื้อ', 'คอกลม', 'round-neck'],
    ['Cổ áo', 'Cổ tim', 'v-neck'],
    ['Longitud de la Manga', 'Mangas 3/4', 'three-quarter-sleeve'],
    ['Longitud de la Manga', 'Sin Mangas', 'sleeveless'],
    ['Panjang Lengan', 'Lengan Pendek', 'short-sleeve'],
    ['ความยาวของแขนเสื้อ', 'เสื้อไม่มีแขน', 'sleeveless'],
    ['Altura de la Cintura', 'Cintura Alta', 'high-rise'],
    ['ความสูงเอว', 'เอวต่ำ', 'low-rise'],
    ['Kiểu váy', 'váy chữ A', 'a-line'],
    ['Mejor Estilo de Tamaño', 'Suelto', 'loose-fit'],
    ['วัสดุ', 'ฝ้าย', 'cotton'],
    ['Bahan', 'Rajut', 'knit'],
    ['สไตล์เสื้อผ้า', 'เกาหลี', 'korean-style'],
    ['Dịp', 'Buổi tiệc', 'party'],
  ])('%s: %s is %s', (name, value, expected) => {
    const { attributes } = readFields([[name, value]])
    expect(attributes).toMatchObject([{ value: expected, from: 'field' }])
  })

  it('names the words as the shop wrote them', () => {
    expect(readFields([['Estilo', 'Atlético, Coreano, A la Medida']]).attributes).toEqual([
      { type: 'style', value: 'sporty', words: 'Atlético', from: 'field' },
      { type: 'style', value: 'korean-style', words: 'Coreano', from: 'field' },
    ])
  })
  it('believes a word where its field makes it mean that, and nowhere else', () => {
    expect(readFields([['Talla', 'Alta']]).attributes).toEqual([])
    expect(readFields([['Temporada', 'Liso']]).attributes).toEqual([])
  })
  it('takes a sleeve that ticks every length for none, and "plain" among other patterns for nothing', () => {
    expect(readFields([['Sleeve Length', 'Short Sleeve, Long Sleeve']]).attributes).toEqual([])
    expect(readFields([['ลวดลาย', 'ลายดอกไม้, เรียบๆ']]).attributes).toMatchObject([{ value: 'floral' }])
  })
  it('has values that the lexicon knows', () => {
    const unknown = Object.values(FIELD_VALUES)
      .flat()
      .filter(([type, value]) => lexiconEntry(type, value) === null)
    expect(unknown).toEqual([])
  })
})

describe('fields beside a title', () => {
  const values = (title: string, fields: readonly (readonly [string, string])[]) =>
    extractGarment({ title, fields }).attributes.map(({ value, from }) => `${value} ${from}`)
  it('add what the title is silent about', () => {
    expect(
      values('Camiseta de hombre', [
        ['Escote', 'Cuello Redondo'],
        ['Patrón', 'Estampado'],
      ]),
    ).toEqual(['round-neck field', 'printed field'])
  })
  it('give way to the title in what a garment has one of', () => {
    expect(
      values('V neck dress', [
        ['Neckline', 'Round Neck'],
        ['Pattern Type', 'Plain'],
      ]),
    ).toEqual(['v-neck title', 'solid field'])
    expect(values('Floral dress', [['Pattern Type', 'Plain']])).toEqual(['floral title'])
  })
  it('say nothing of a pattern where the title calls the cloth plain, and of plain cloth where a pattern is named', () => {
    expect(values('Solid colour tote bag', [['Pattern Type', 'Plaid']])).toEqual(['solid title'])
    const described = extractGarment({
      title: 'Tote bag',
      description: 'Floral print',
      fields: [['Pattern Type', 'Plain']],
    })
    expect(described.attributes).toMatchObject([{ value: 'floral', from: 'description' }])
  })
  it('come before the description', () => {
    const { attributes } = extractGarment({
      title: 'Dress',
      description: 'With long sleeves',
      fields: [['Sleeve Length', 'Short Sleeve']],
    })
    expect(attributes).toMatchObject([{ value: 'short-sleeve', from: 'field' }])
  })
  it('are believed only where the ware can have them', () => {
    expect(values('Canvas backpack', [['Sleeve Length', 'Long Sleeve']])).toEqual(['canvas title'])
  })
})
