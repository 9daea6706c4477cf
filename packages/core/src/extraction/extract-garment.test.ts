import { describe, expect, it } from 'vitest'
import type { AttributeType } from '../lexicon/types'
import { extractFashion, extractGarment } from './extract-garment'
import type { GarmentInput } from './garment'

const category = (title: string, rest: Omit<GarmentInput, 'title'> = {}) =>
  extractGarment({ title, ...rest }).category?.secondary ?? null

const gender = (title: string, rest: Omit<GarmentInput, 'title'> = {}) =>
  extractGarment({ title, ...rest }).gender?.value ?? null

const values = (type: AttributeType, title: string, rest: Omit<GarmentInput, 'title'> = {}) =>
  extractGarment({ title, ...rest })
    .attributes.filter((attribute) => attribute.type === type)
    .map(({ value }) => value)

describe('the category of a title', () => {
  it.each([
    ['Linen Dress Cream', 'dress'],
    ['Crochet Bucket Hat Cream', 'bucket-hat'],
    ['Hand cream rose', null],
    ['Shoe cream black', null],
    ['Kaos Polos Pria Hitam', 't-shirt'],
    ['Men polos pack of 3', 'polo-shirt'],
    ['Belted cotton shirt dress', 'shirt-dress'],
    ['A.B. Polo Assn. Kids Boys printed T-shirt', 't-shirt'],
    ['Northern Jeans Men slim fit trousers', 'pants'],
    ['Kurta with pyjamas & Nehru jacket', 'ethnic-suit-set'],
    ['Heart print leggings in stretch jersey', 'leggings'],
    ['Printed canvas slip-on', 'loafers'],
    ['Men navy non-marking shoes', 'shoes'],
    ['Slim white dress shirt', 'dress-shirt'],
    ['V neck t-shirt dress', 't-shirt-dress'],
    ['Washed jean jacket with patches', 'denim-jacket'],
    ['Cropped denim jacket', 'denim-jacket'],
    ['Blue denim pleated mini skirt', 'pleated-skirt'],
    ['Tweed skirt suit', 'skirt-suit'],
    ['Men skinny fit mid-rise stretch jeans', 'skinny-jeans'],
    ['Wide-leg tailored trousers', 'dress-pants'],
    ['Ladies wide leg trousers', 'wide-leg-pants'],
    ['Cargo pants with six pockets', 'cargo-pants'],
    ['Crewneck sweatshirt', 'sweatshirt'],
    ['Hooded sweatshirt', 'hoodie'],
    ['Padded T-shirt bra', 'bra'],
    ['Non padded everyday bra', 'bra'],
    ['Kitten heels in suede', 'heels'],
    ['Leather Chelsea boots', 'chelsea-boots'],
    ['Canvas tote bag', 'tote-bag'],
    ['Backpack bag for school', 'backpack'],
    ['Boyfriend jeans', 'boyfriend-jeans'],
    ['Silk saree with blouse piece', 'saree'],
    ['Gold hoop earrings', 'hoop-earrings'],
    ['Two-piece bikini', 'bikini'],
    ['3-pack ankle socks', 'socks'],
    ['Satin bias slip dress', 'slip-dress'],
    ['Linen co-ord set', 'co-ord-set'],
    ['Pajama set satin cami top and shorts', 'pajama-set'],
    ['Sun hat and straw tote bag two-piece set', 'tote-bag'],
    ['法式复古方领泡泡袖碎花连衣裙', 'dress'],
    ['男士短袖T恤', 't-shirt'],
    ['高腰阔腿牛仔裤女', 'wide-leg-jeans'],
    ['真皮单肩斜挎包', 'crossbody-bag'],
    ['百褶半身裙', 'pleated-skirt'],
    ['Vestido negro de manga larga', 'dress'],
    ['Camisa de vestir para hombre', 'dress-shirt'],
    ['Calça jeans feminina', 'jeans'],
    ['Celana pendek pria', 'shorts'],
    ['Kemeja wanita lengan panjang', 'shirt'],
    ['Áo sơ mi nữ dài tay', 'shirt'],
    ['Chân váy chữ A', 'a-line-skirt'],
    ['เสื้อเชิ้ตแขนยาว', 'shirt'],
    ['กางเกงยีนส์ผู้ชาย', 'jeans'],
  ])('%s → %s', (title, expected) => {
    expect(category(title)).toBe(expected)
  })

  it.each([
    'Leather phone case for smartphones',
    'Dress up doll for girls',
    'Ruffled table skirt for weddings',
    'Velvet sofa cover',
    'Wooden storage cabinet',
    'Wall-mounted shoe rack',
    'Padded dress hanger, 10 pieces',
    'Jewelry box with mirror',
    'Nylon cable ties, black',
    'Cotton bed sheet with two pillow covers',
    'Matte lipstick cherry red',
    'Garment bag for suits',
    '29 in. rubber V-belt for pumps',
    'Silicone ring for snack tumbler lid, lunch box',
    '手机壳皮革保护套',
    '沙发套丝绒',
    '换装娃娃',
    'Funda de cuero para telefono',
    'Rak sepatu kayu',
    'Loa bluetooth hệ thống âm thanh',
    'เคสโทรศัพท์หนัง',
    '',
    '???',
  ])('%s is no fashion', (title) => {
    expect(category(title)).toBeNull()
  })

  it('goes with the wearer where the garment is anybody’s', () => {
    const primary = (title: string) => extractGarment({ title }).category?.primary
    expect(primary('Men checked shirt')).toBe('menswear')
    expect(primary('Women checked shirt')).toBe('womenswear')
    expect(primary('Kids hoodie')).toBe('other')
    expect(primary('Oversized hoodie')).toBe('womenswear')
    expect(primary('Men running shorts')).toBe('activewear')
  })

  it('obeys the breadcrumb on whether it is fashion', () => {
    expect(category('Reversible belt', { categoryPath: ['Tools & Home Improvement', 'Tool Cases'] })).toBeNull()
    expect(category('Reusable tee', { categoryPath: ['Home & Living', 'Plumbing'] })).toBeNull()
    expect(category('Summer new arrival', { categoryPath: ['Women Clothing', 'Dresses'] })).toBe('dress')
    expect(category('Elegant item', { categoryPath: ['Ropa de Mujer', 'Faldas'] })).toBe('skirt')
  })

  it('says which words gave it', () => {
    const found = extractGarment({ title: 'Blue A-Line SKIRT for work' })
    expect(found.category).toMatchObject({ secondary: 'a-line-skirt', words: 'A-Line SKIRT', from: 'title' })
  })
})

describe('sets', () => {
  it.each([
    ['Girls top with palazzos', true],
    ['Striped shirt and shorts', true],
    ['Satin pajama set', true],
    ['Linen co-ord set', true],
    ['Shirt dress', false],
    ['Dress with belt', false],
    ['Pack of 3 T-shirts', false],
    ['Black and white dress', false],
  ])('%s → %s', (title, isSet) => {
    expect(extractGarment({ title }).isSet).toBe(isSet)
  })
})

describe('gender', () => {
  it.each([
    ["Women's linen shirt", 'women'],
    ['Mens linen shirt', 'men'],
    ['Linen shirt for men and women', 'unisex'],
    ['Unisex bucket hat', 'unisex'],
    ['Girls floral dress', 'girls'],
    ['Kids girls floral dress', 'girls'],
    ['Boys and girls raincoat', 'kids'],
    ['Unisex kids sweater', 'kids'],
    ['Baby girl romper', 'girls'],
    ['Newborn romper', 'baby'],
    ['Printed saree', 'women'],
    ['Enamel cufflinks', 'men'],
    ['Lace bralette', 'women'],
    ['Mom jeans', 'women'],
    ['Cotton hoodie', null],
    ['Spiderman hoodie', null],
    ['男女同款卫衣', 'unisex'],
    ['女童连衣裙', 'girls'],
    ['男士衬衫', 'men'],
    ['Camiseta para hombre', 'men'],
    ['Kemeja anak laki laki', 'boys'],
    ['เสื้อยืดผู้หญิง', 'women'],
  ])('%s → %s', (title, expected) => {
    expect(gender(title)).toBe(expected)
  })

  it('takes a field first, then the title, the breadcrumb, the garment', () => {
    expect(gender('Cotton shirt', { rawGender: 'Men', categoryPath: ['Women Clothing'] })).toBe('men')
    expect(gender('Women shirt', { rawGender: 'Men' })).toBe('women')
    expect(gender('Shirt', { categoryPath: ['Men Clothing', 'Shirts'] })).toBe('men')
    expect(extractGarment({ title: 'Printed saree' }).gender).toEqual({
      value: 'women',
      words: 'saree',
      from: 'garment',
    })
  })

  it('does not take "baby", "boyfriend" and "boy shorts" for wearers', () => {
    expect(gender('Baby blue hoodie')).toBeNull()
    expect(gender('Boyfriend blazer')).toBeNull()
    expect(gender('Boyshorts panty')).toBe('women')
  })
})

describe('colour', () => {
  it.each([
    ['Black and grey striped shirt', ['black', 'grey']],
    ['Navy blue blazer', ['navy-blue']],
    ['Dark gray melange sweatshirt', ['dark-grey']],
    ['Black dress with white print', ['black']],
    ['White floral print red dress', ['red']],
    ['Red floral print dress', ['red']],
    ['Pink and blue floral print dress', ['pink', 'blue']],
    ['Black bag with gold buckle', ['black']],
    ['Cotton candy pink sweater', ['light-pink']],
    ['Peach-coloured top', ['peach']],
    ['Cream-coloured curtain dress', ['cream']],
    ['Off-white linen trousers', ['off-white']],
    ['Multicoloured striped scarf', ['multicolour']],
    ['Red Tape Men black boots', ['black']],
    ['Pearl earrings', []],
    ['Cherry blouse', ['cherry-red']],
    ['Cherry print white blouse', ['white']],
    ['米白色针织衫', ['off-white']],
    ['黑白条纹T恤', ['black', 'white']],
    ['Vestido azul marino', ['navy-blue']],
    ['Baju merah jambu', ['pink']],
    ['Giày sneaker màu đỏ', ['red']],
    ['รองเท้าสีดำ', ['black']],
  ])('%s → %j', (title, expected) => {
    expect(values('color', title)).toEqual(expected)
  })

  it('takes the colours that a title names before a field that says no more than multicolour', () => {
    expect(values('color', 'Pink hair clips', { rawColor: 'Multicolor' })).toEqual(['pink'])
    expect(values('color', 'Hair clips', { rawColor: 'Multicolor' })).toEqual(['multicolour'])
    expect(values('color', 'Pink hair clips', { rawColor: 'Blue' })).toEqual(['blue'])
  })

  it('does not read a brand before the wearer as a colour', () => {
    expect(values('color', 'Blue Harbor Men grey T-shirt')).toEqual(['grey'])
    expect(values('color', 'Green Hill Men T-shirt', { description: 'Maroon T-shirt, has a round neck' })).toEqual([
      'maroon',
    ])
    expect(values('color', 'White Feathers shirt', { rawBrand: 'White Feathers' })).toEqual([])
    expect(values('color', 'Red floral women dress')).toEqual(['red'])
  })

  it('takes the field before the title and the description last', () => {
    expect(values('color', 'Blue dress', { rawColor: 'Sage' })).toEqual(['sage-green'])
    expect(values('color', 'Blue dress', { rawColor: 'As shown' })).toEqual(['blue'])
    expect(values('color', 'Cotton dress', { description: 'Blue and white checked dress, has brown buttons' })).toEqual(
      ['blue', 'white'],
    )
  })
})

describe('attributes', () => {
  it.each<[string, AttributeType, string[]]>([
    ['Sleeveless ribbed midi dress', 'sleeve', ['sleeveless']],
    ['Top without sleeves', 'sleeve', ['sleeveless']],
    ['Puff-sleeved blouse', 'sleeve', ['puff-sleeve']],
    ['Blouse with three-quarter sleeves', 'sleeve', ['three-quarter-sleeve']],
    ['Ribbed midi dress', 'texture', ['ribbed']],
    ['Ribbed midi dress', 'shape', ['midi']],
    ['Jacket without hood', 'neckline', []],
    ['Jacket with hood', 'neckline', ['hooded']],
    ['Non-padded bralette', 'detail', []],
    ['Non-iron cotton shirt', 'detail', ['wrinkle-free']],
    ['Crewneck sweater', 'neckline', ['crew-neck']],
    ['V neck cardigan', 'neckline', ['v-neck']],
    ['Off-the-shoulder top', 'neckline', ['off-shoulder']],
    ['Satin slip dress', 'fabric', ['satin']],
    ['Denim jacket', 'fabric', ['denim']],
    ['Faux leather jacket', 'fabric', ['faux-leather']],
    ['Leather jacket, made of faux leather', 'fabric', ['faux-leather']],
    ['Houndstooth wool blazer', 'pattern', ['houndstooth']],
    ['Polka-dot skirt', 'pattern', ['polka-dot']],
    ['Tie dye hoodie', 'pattern', ['tie-dye']],
    ['Relaxed fit shirt', 'fit-type', ['relaxed-fit']],
    ['Cottagecore dress', 'style', ['cottagecore']],
    ['Lace-up boots', 'detail', ['lace-up']],
    ['Crew socks', 'neckline', []],
    ['Ankle length socks', 'shape', []],
    ['方领泡泡袖连衣裙', 'neckline', ['square-neck']],
    ['方领泡泡袖连衣裙', 'sleeve', ['puff-sleeve']],
    ['无袖针织背心', 'sleeve', ['sleeveless']],
    ['豹纹半身裙', 'pattern', ['leopard-print']],
    ['Vestido de encaje sin mangas', 'sleeve', ['sleeveless']],
    ['Blusa de algodon', 'fabric', ['cotton']],
  ])('%s: %s → %j', (title, type, expected) => {
    expect(values(type, title)).toEqual(expected)
  })

  it('reads a description whose line ends were lost, and "Lining: No"', () => {
    const description = 'Black blazer, has a notched lapelPatch pocketsLining: NoMaterial: Linen'
    const found = extractGarment({ title: 'Women blazer', description }).attributes.map(({ value }) => value)
    expect(found).toEqual(expect.arrayContaining(['black', 'lapel-collar', 'patch-pocket', 'linen']))
    expect(found).not.toContain('lined')
  })

  it('keeps the words as written and each value once', () => {
    const found = extractGarment({ title: 'Striped STRIPE shirt' }).attributes
    expect(found).toEqual([{ type: 'pattern', value: 'stripe', words: 'Striped', from: 'title' }])
  })

  it('lets the title overrule the description on what a garment has once', () => {
    const input = { title: 'Sleeveless top', description: 'The model wears a jacket with long sleeves' }
    expect(values('sleeve', input.title, input)).toEqual(['sleeveless'])
  })
})

describe('extractFashion', () => {
  it.each([
    { title: 'Linen Midi Dress', categoryPath: ['Women', 'Dresses'] },
    { title: 'Acme Red Jeans Men Trousers', rawBrand: 'Acme', rawColor: 'Blue' },
    { title: 'Bikini Beach Dress', rawGender: 'Women' },
  ])('reads $title as extractGarment does, description and all', (input) => {
    const description = 'Made of velvet. V neck.'
    const found = extractFashion(input, () => description)
    expect(found).toEqual(extractGarment({ ...input, description }))
    expect(found?.attributes).toContainEqual(expect.objectContaining({ value: 'velvet', from: 'description' }))
  })
  it.each([{ title: 'Cordless Drill 18V' }, { title: 'Linen Midi Dress', categoryPath: ['Home & Kitchen', 'Vases'] }])(
    'is null for $title, and does not ask for its description',
    (input) => {
      let asked = 0
      const found = extractFashion(input, () => {
        asked += 1
        return 'A velvet dress.'
      })
      expect([found, asked]).toEqual([null, 0])
    },
  )
})
