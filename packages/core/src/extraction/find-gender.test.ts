import { describe, expect, it } from 'vitest'
import { extractGarment } from './extract-garment'

const gender = (title: string, rest: { rawGender?: string; categoryPath?: string[] } = {}) =>
  extractGarment({ title, ...rest }).gender

describe('a breadcrumb', () => {
  it.each([
    [['Ropa de Hombre', 'Tops', 'Playeras'], 'men'],
    [['Ropa de Mujer', 'Tops'], 'women'],
    [['Roupas Masculinas', 'Blusas'], 'men'],
    [['Moda para Bebés y Niños', 'Ropa de Niñas'], 'girls'],
    [['Pakaian Wanita', 'Atasan'], 'women'],
    [['Pakaian Pria', 'Atasan'], 'men'],
    [['Tas Wanita'], 'women'],
    [['Fashion Bayi & Anak', 'Pakaian Anak Laki-Laki'], 'boys'],
    [['Fashion Bayi & Anak', 'Pakaian Anak'], 'kids'],
    [['Women Bag'], 'women'],
    [['Thời Trang Nam', 'Áo'], 'men'],
    [['Thời Trang Nữ', 'Váy'], 'women'],
    [['Giày Dép Nam'], 'men'],
    [['เสื้อผ้าผู้หญิง', 'เสื้อ'], 'women'],
    [['เสื้อผ้าผู้ชาย', 'เสื้อ'], 'men'],
    [['女装'], 'women'],
  ])('%j is for %s', (categoryPath, value) => {
    expect(gender('Basic item 120', { categoryPath })).toMatchObject({ value, from: 'path' })
  })
})

describe('a title', () => {
  it.each([
    ['Mochila escolar de niños y niñas', 'kids'],
    ['Mochila de los niños, bolsa de almuerzo niñas', 'kids'],
    ['Mochila para niñas', 'girls'],
    ['Kaos anak motif karakter laki laki', 'boys'],
    ['Baju anak cewek', 'girls'],
    ['Baju bayi perempuan', 'girls'],
    ['Kemeja laki laki', 'men'],
    ['Gaun perempuan', 'women'],
    ['Sarung tangan bayi', 'baby'],
    ['Costume for kids, male', 'boys'],
    ['Conjunto infantil femenino', 'girls'],
    ['儿童 外套 女', 'girls'],
    ['เสื้อยืด เด็ก ชาย', 'boys'],
    ['Áo thun trẻ em nữ', 'girls'],
    ['Quần short nam', 'men'],
    ['Kemeja pria', 'men'],
    ['Tas wanita', 'women'],
    ['Girls set', 'girls'],
    ['Baby doll dress', 'women'],
  ])('%s: %s', (title, value) => expect(gender(title)?.value).toBe(value))

  it('of goods from Việt Nam says nothing', () => expect(gender('Áo thun Việt Nam')).toBeNull())
})

describe('a field of the wearer', () => {
  it.each([
    ['Camiseta para hombre', 'Unisex', 'men'],
    ['Maillot mujer', 'Unisex', 'women'],
    ['Camiseta hombre mujer', 'Unisex', 'unisex'],
    ['Pantalones para niñas', 'Unisex', 'girls'],
    ['Kids dress', 'Female', 'girls'],
    ['Boys jacket', 'Men', 'boys'],
    ['Baby romper', 'Unisex Kids', 'baby'],
    ['Camiseta', 'Masculino', 'men'],
  ])('with the title "%s" and "%s" is %s: the more specific wins', (title, rawGender, value) => {
    expect(gender(title, { rawGender })?.value).toBe(value)
  })
  it('gives way to a title that names the other sex, or both: sellers leave what stands there', () => {
    expect(gender('Camiseta para hombre', { rawGender: 'Femenino' })).toMatchObject({ value: 'men', from: 'title' })
    expect(gender('Unisex T-shirt', { rawGender: 'Women' })).toMatchObject({ value: 'unisex', from: 'title' })
    expect(gender('Bear bag for boys and girls', { rawGender: 'Boys' })).toMatchObject({ value: 'kids', from: 'title' })
    // One word for children is only wider.
    expect(gender('Kids bear bag', { rawGender: 'Boys' })).toMatchObject({ value: 'boys', from: 'field' })
  })
  it('is narrowed by a shelf for children, not by one of a sex', () => {
    expect(gender('Jeans', { rawGender: 'Unisex', categoryPath: ['Kids', 'Girls Clothing'] })?.value).toBe('girls')
    expect(gender('Jeans', { rawGender: 'Unisex', categoryPath: ['Women Clothes'] })?.value).toBe('unisex')
  })
  it('names the words that decided', () => {
    expect(gender('Camiseta para hombre', { rawGender: 'Unisex' })).toEqual({
      value: 'men',
      words: 'hombre',
      from: 'title',
    })
  })
})
