import { describe, expect, it } from 'vitest'
import { extractGarment } from './extract-garment'
import { FileLanguage, languageOfTitles } from './titles-language'

const FILES = {
  fr: ['Chemise oversize', 'Chemise slim', 'Robe midi', 'Robe satin', 'Robe broderie', 'Pull noir', 'Jupe plissée'],
  de: ['Rock', 'Tasche', 'Kleid', 'Hose', 'Bluse', 'Jumper', 'Hemd slim fit'],
  pt: ['Saia', 'Saia midi', 'Bolsa', 'Saia jeans', 'Vestido longo', 'Camisa social', 'Blusa'],
  es: ['Jersey', 'Bolso', 'Falda', 'Vestido largo', 'Camisa lino', 'Zapatos'],
  it: ['Felpa', 'Gonna', 'Maglione', 'Camicia lino', 'Vestito lungo'],
  ja: ['レディース スカート', '綿麻半袖', '長袖シャツ', '花柄ワンピース'],
} as const

const NOT_READ = {
  danish: ['Slips i silke til mænd', 'Kjole med blomster til kvinder', 'Skjorte i bomuld', 'Bukser med høj talje'],
  swedish: ['Rock herr ull', 'Klänning dam svart', 'Skjorta i linne', 'Byxor med hög midja', 'Tröja stickad'],
  czech: ['Dámské šaty květinové', 'Pánská košile lněná', 'Sukně černá', 'Kalhoty s vysokým pasem'],
  polish: ['Sukienka damska w kwiaty', 'Koszula męska lniana', 'Spódnica plisowana', 'Spodnie z wysokim stanem'],
} as const

describe('the language of a file’s titles', () => {
  it.each(Object.entries(FILES))('is %s', (language, titles) => {
    expect(languageOfTitles(titles)).toBe(language)
  })

  it.each(Object.entries(NOT_READ))('is one that is not read: %s', (_, titles) => {
    expect(languageOfTitles(titles)).toBe('other')
  })

  it.each([
    ['English', ['Linen dress', 'Robe', 'Satin slip skirt', 'Chemise', 'Cotton hoodie']],
    ['Indonesian', ['Kemeja pria lengan panjang', 'Gamis wanita', 'Celana panjang pria', 'Rok plisket']],
    ['Chinese', ['连衣裙', '高腰牛仔裤', '亚麻衬衫']],
    [
      'names of models',
      ['Nike Air Max 90', 'Adidas Samba OG', 'Asics Gel Kayano 14', 'Salomon XT-6', 'Vans Knu Skool'],
    ],
    ['two titles', ['Robe longue', 'Jupe plissée']],
  ])('is not told by %s', (_, titles) => {
    expect(languageOfTitles(titles)).toBeNull()
  })
})

describe('the titles of a file that come one after the other', () => {
  it('tell its language as soon as there are enough', () => {
    const language = new FileLanguage()
    expect(language.with(['Robe satin', 'Robe satin'])).toBeNull()
    expect(language.with(['Jupe plissée', 'Pull noir'])).toBe('fr')
    expect(language.with([])).toBe('fr')
  })
})

describe('a title', () => {
  it.each([
    ['fr', 'Chemise slim', 'shirt'],
    ['fr', 'Robe satin', 'dress'],
    ['fr', 'Robe pull', 'sweater-dress'],
    ['fr', 'Pull noir', 'sweater'],
    ['fr', "Women's linen dress with belt", 'dress'],
    ['de', 'Rock', 'skirt'],
    ['de', 'Jumper', 'sweater'],
    ['de', 'Black Dress', 'dress'],
    ['fr', 'Black Coat', 'coat'],
    ['pt', 'Black Dress', 'dress'],
    ['it', 'Cotton Shirt', 'shirt'],
    ['pt', 'Saia jeans', 'denim-skirt'],
    ['es', 'Jersey', 'sweater'],
    ['it', 'Felpa', 'sweatshirt'],
  ] as const)('of a %s file, %s, is a %s', (fileLanguage, title, category) => {
    expect(extractGarment({ title, fileLanguage }).category?.secondary).toBe(category)
  })

  it.each(['Slips i silke til mænd', 'Rock herr ull'])('of a language that is not read names nothing: %s', (title) => {
    expect(extractGarment({ title, fileLanguage: 'other' }).category).toBeNull()
  })
})
