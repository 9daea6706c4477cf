import { describe, expect, it } from 'vitest'
import { extractGarment } from './extract-garment'

const category = (title: string, ...categoryPath: string[]) =>
  extractGarment({ title, categoryPath }).category?.secondary ?? null

describe('parts of wares, and gear that shops list among fashion', () => {
  it.each([
    ['Magnetic hijab pins 12 pcs no snag', 'Fashion Accessories', 'Hijab'],
    ['Hijab safety pin set', 'Muslim Fashion', 'Hijab'],
    ['Jarum pentul hijab isi 100', 'Fashion Muslim', 'Hijab'],
    ['Peniti jilbab bulat', 'Fashion Muslim', 'Hijab'],
    ['Camping rope 4mm reflective', 'Sports & Outdoors', 'Outdoor Clothing'],
    ['Tali tenda camping', 'Olahraga', 'Pakaian Outdoor'],
    ['Finger cots 100 pcs latex', 'Accessories', 'Gloves'],
    ['Finger cots gloves anti-static', 'Accessories', 'Gloves'],
    ['Suitcase wheels replacement 50mm', 'Bags & Travel', 'Luggage'],
    ['Roda koper double wheel cocok uk. koper 18, 20', 'Tas & Travel', 'Koper'],
    ['Handel koper, sparepart koper', 'Tas & Travel', 'Koper'],
    ['Ruedas de repuesto para maleta', 'Bolsas', 'Maletas'],
    ['ล้อกระเป๋าเดินทาง', 'กระเป๋าเดินทาง'],
    ['Bánh xe vali kéo thay thế', 'Vali'],
    ['Watch repair tool kit', 'Watches'],
    ['Straight pins for hijab', 'Accessories'],
    ['Luggage strap adjustable suitcase belt', 'Bags'],
    ['Shoe polish black', 'Shoes'],
    ['Bra extender 3 hooks', 'Lingerie', 'Bras'],
    ['Keychain hook accessories', 'Accessories', 'Keychains'],
  ])('%s is none, whatever the shelf', (title, ...path) => {
    expect(category(title, ...path)).toBeNull()
    expect(category(title)).toBeNull()
  })
  it.each([
    ['Hijab instan pin', 'hijab'],
    ['Carry on suitcase with spinner wheels', 'suitcase'],
    ['Tas roda koper anak', 'bag'],
    ['Koper hello kitty 4 roda', 'suitcase'],
    ['Lapel pin', 'brooch'],
    ['Paracord bracelet survival rope', 'bracelet'],
    ['Kaos roda dua', 't-shirt'],
    ['Tali sepatu gepeng', 'shoe-accessory'],
    ['Bolso de mujer correa ancha', 'bag'],
    ['Leather gloves for finger protection', 'gloves'],
  ])('%s is still %s', (title, expected) => expect(category(title)).toBe(expected))

  it('is what its shelf says where the title tells only what it is for', () => {
    expect(category('20mm correa para Samsung Galaxy watch', 'Relojes', 'Accesorios de Reloj', 'Correas')).toBe(
      'watch-strap',
    )
    expect(category('Elastic band for dress', 'Women Clothes')).toBe('dress')
  })
  it.each([
    ['FXR Motocross Jersey & Pants Kit', ['Sports Clothing', 'Co-ord Sets'], 'co-ord-set'],
    ['Jersey de ciclismo conjunto manga corta', ['Ropa deportiva', 'Conjuntos'], 'co-ord-set'],
    ['Gold necklace and bracelet for women', ['Women Jewelry Sets'], 'jewelry-set'],
    ['Fourteen rings set for women', ['Women Jewelry Sets'], 'ring'],
    ['Hat and bag two-piece set', ['Women Hat set'], 'hat'],
    ['Cotton t-shirt', ['Ropa', 'Conjuntos'], 't-shirt'],
  ])('%s on the shelf %j is %s', (title, path, expected) => expect(category(title, ...path)).toBe(expected))

  it('of a team is its jersey, whatever plainer name stands beside it', () => {
    expect(category('Dirt Bike Motocross Jersey Pro, Racing Shirt')).toBe('sports-jersey')
    expect(category('Motocross Jersey Racing Shirt')).toBe('sports-jersey')
    expect(category('Camiseta de bicicleta de manga corta', 'Ropa deportiva', 'Jerseys')).toBe('sports-jersey')
    expect(category('Racing stripe shirt')).toBe('shirt')
  })

  it('of a name that two wearers share is that of its wearer', () => {
    expect(category('Hipster brief for men, pack of 3')).toBe('briefs')
    expect(category('Hipster brief, pack of 3')).toBe('panties')
  })

  it('is a sweater where a title without any other ware ends on its high neck', () => {
    expect(category('Ribbed Merino Turtleneck')).toBe('sweater')
    expect(category('Cashmere Roll Neck, Black')).toBe('sweater')
    expect(category('Turtleneck')).toBeNull()
    expect(category('Turtleneck Ribbed Knit Midi')).toBeNull()
    expect(category('Ribbed Turtleneck', 'Women', 'Dresses')).toBe('dress')
  })

  it('of cloth by the metre is none, whatever garment it is meant for', () => {
    expect(category('Gasa hanfu falda', 'Ropa de Mujer', 'Tela', 'Otros')).toBeNull()
  })
})

describe('a title beside its shelf', () => {
  it.each([
    ['Black And Grey Hat', ['Men Hats', 'Men Baseball Cap'], 'cap'],
    // A shelf of several kinds does not say which.
    ['Leather Bag', ['Crossbody & Shoulder Bags'], 'bag'],
    ["Women's Beach Sun Hat And Straw Handbag, 2-Piece Set", ['Women Hats', 'Women Hat'], 'sun-hat'],
    ["Women's Beach Sun Hat And Straw Handbag, 2-Piece Set", ['Women Bags'], 'handbag'],
  ] as const)('%s of %j is a %s', (title, path, expected) => {
    expect(category(title, ...path)).toBe(expected)
  })
})
