import { describe, expect, it } from 'vitest'
import { extractGarment, isReadable } from './extract-garment'
import type { GarmentInput } from './garment'

/** Category, wearer and the values of attributes. */
function read(title: string, more: Partial<GarmentInput> = {}) {
  const { category, gender, attributes } = extractGarment({ title, ...more })
  return [category?.secondary ?? '', gender?.value ?? '', attributes.map(({ value }) => value)] as const
}

describe('a title in another language', () => {
  it.each([
    ['Chemise à carreaux homme', 'shirt', 'men', ['check']],
    ['无钢圈文胸', 'bra', 'women', ['wire-free']],
    ['无领衬衫', 'shirt', '', []],
    ['无扣开衫', 'cardigan', '', []],
    ['无帽卫衣', 'sweatshirt', '', []],
    ['牛仔裤女高腰阔腿裤', 'wide-leg-jeans', 'women', ['denim', 'high-rise', 'wide-leg']],
    ['牛仔裤 西装裤', 'dress-pants', '', ['denim']],
    ['Armani Jeans Wide Leg Pants', 'wide-leg-pants', '', ['wide-leg']],
    ['노카라 자켓', 'jacket', '', []],
    ['셔츠형 원피스', 'dress', 'women', []],
    ['スカート風パンツ', 'pants', '', []],
    ['コート型番 A123', 'coat', '', []],
    ['Hosenanzug', 'suit', 'women', []],
    ['Hosenanzug Mädchen', 'suit', 'girls', []],
    ['Hosenanzug Herren', 'suit', 'men', []],
    ['Pantsuit', 'suit', 'women', []],
    ['Áo cardigan dệt kim dáng ngắn tay dài', 'cardigan', '', ['cropped', 'knit', 'long-sleeve']],
    ['Chemise de nuit en soie', 'nightgown', 'women', ['silk']],
    ['Robe chemise femme, col en V', 'shirt-dress', 'women', ['v-neck']],
    ["Robe d'été brodée à manches courtes", 'sundress', 'women', ['embroidery', 'short-sleeve']],
    ['Veste en velours côtelé vert sapin', 'jacket', '', ['forest-green', 'corduroy']],
    ['Pull fille rayé col roulé', 'sweater', 'girls', ['stripe', 'turtleneck']],
    ['Baumwollhemd Herren langarm kariert', 'shirt', 'men', ['cotton', 'long-sleeve', 'check']],
    ['Damen Blumenkleid mit V-Ausschnitt', 'dress', 'women', ['floral', 'v-neck']],
    ['Hemdblusenkleid, tiefschwarz', 'shirt-dress', 'women', ['black']],
    ['Ledergürtel für Herren', 'belt', 'men', ['leather']],
    ['Soeckchen Kinder weiss gestreift', 'socks', 'kids', ['white', 'stripe']],
    ['Vestido camisero de lino a rayas', 'shirt-dress', 'women', ['linen', 'stripe']],
    ['Chamarra de mezclilla para mujer', 'denim-jacket', 'women', ['denim']],
    ['Camisa sin mangas de lunares', 'shirt', '', ['sleeveless', 'polka-dot']],
    ['Maglione uomo a trecce in pura lana', 'sweater', 'men', ['cable-knit', 'wool']],
    ["Giacca donna all'uncinetto", 'jacket', 'women', ['crochet']],
    ['Camicia da notte in raso', 'nightgown', 'women', ['satin']],
    ['Saia plissada cintura alta', 'pleated-skirt', 'women', ['pleated', 'high-rise']],
    ['Camisola de lã com gola alta para homem', 'sweater', 'men', ['wool', 'high-neck']],
    ['Blusa tomara que caia de renda', 'tube-top', 'women', ['lace']],
    ['レディース 花柄 シャツワンピース 長袖 Vネック', 'shirt-dress', 'women', ['floral', 'long-sleeve', 'v-neck']],
    ['ﾒﾝｽﾞ ｼｬﾂ コットン 無地 白', 'shirt', 'men', ['cotton', 'solid', 'white']],
    ['ワンピース ベルト付き ネイビー', 'dress', 'women', ['navy-blue']],
    ['여성 체크 셔츠 원피스 반팔', 'shirt-dress', 'women', ['check', 'short-sleeve']],
    ['남자 니트 가디건 브이넥 블랙', 'cardigan', 'men', ['v-neck', 'black']],
    ['Платье женское в горошек без рукавов', 'dress', 'women', ['polka-dot', 'sleeveless']],
    ['Рубашка мужская из хлопка в клетку с длинным рукавом', 'shirt', 'men', ['cotton', 'check', 'long-sleeve']],
    ['Черная кожаная куртка женская', 'leather-jacket', 'women', ['black']],
    ['Áo sơ mi nữ dài tay kẻ sọc màu trắng', 'shirt', 'women', ['long-sleeve', 'stripe', 'white']],
    ['Áo thun cotton thông hơi nữ', 't-shirt', 'women', ['cotton']],
    ['Váy hoa nhí hai dây', 'slip-dress', 'women', ['ditsy-floral', 'spaghetti-strap']],
  ])('%s', (title, category, gender, values) => {
    const [secondary, wearer, found] = read(title)
    expect([secondary, wearer]).toEqual([category, gender])
    expect(found).toEqual(expect.arrayContaining(values))
  })

  it.each([
    ['Chemise à carreaux (sans t-shirt)', 'shirt'],
    ['Kleid ohne Jacke, rot', 'dress'],
    ['Vestido sin cinturón', 'dress'],
    ['Abito senza giacca', 'dress'],
    ['Vestido sem cinto', 'dress'],
    ['Платье без пояса', 'dress'],
    ['パーカー フードなし', 'hoodie'],
    ['Áo khoác không mũ', 'jacket'],
    ['Veste avec écharpe', 'jacket'],
    ['Kleid mit Gürtel', 'dress'],
  ])('sells nothing that is absent, and what comes with it is no name: %s', (title, category) => {
    expect(extractGarment({ title }).category?.secondary).toBe(category)
  })

  it('keeps the colour behind an unknown thing that is absent', () => {
    expect(read('Boxershorts ohne Eingriff schwarz')[2]).toContain('black')
  })

  it.each([
    'Kleiderbügel aus Holz, 10er Set',
    'Puppenkleid rosa',
    'Barock Spiegel gold',
    'Handyhülle Leder schwarz',
    'Cintre pour robe',
    'Crème pour chaussures noire',
    'Percha para abrigos',
    'Ropa de muñeca',
    'Lucido per scarpe nero',
    'Capa para celular de couro',
    '인형옷 드레스 핑크',
    'Ốp lưng da cho điện thoại',
    'Вешалка для платьев',
    '型紙 ワンピース',
  ])('is no fashion: %s', (title) => {
    expect(extractGarment({ title }).category).toBeNull()
  })

  it('is read by its breadcrumb’s language where it says none itself', () => {
    expect(read('Top Marie', { categoryPath: ['Femme', 'Robes'] })).toEqual(['top', 'women', []])
  })

  it('says its colour in English fields too', () => {
    expect(read('Robe longue', { rawColor: 'Navy / Red' })[2]).toEqual(expect.arrayContaining(['navy-blue', 'red']))
  })

  it('is not looked through for English words', () => {
    // "Pull" is a sweater, "costume" a suit, "slip" briefs, "robe" a dress.
    expect(read('Pull homme')[0]).toBe('sweater')
    expect(read('Costume homme deux pièces')[0]).toBe('suit')
    expect(read('Herren Slip, Baumwolle')[0]).toBe('briefs')
    expect(read('Robe longue')[0]).toBe('dress')
  })
})

describe('a title in a language that is not read', () => {
  it('is read by its loan words alone', () => {
    expect(read('Dames T-shirt korte mouw zwart')[0]).toBe('t-shirt')
    expect(read('Sukienka damska letnia w kwiaty')[0]).toBe('')
  })

  it('is told', () => {
    expect(isReadable({ title: 'Sukienka damska letnia w kwiaty' })).toBe(false)
    expect(isReadable({ title: 'Robe longue fleurie' })).toBe(true)
    expect(isReadable({ title: 'Nike Air Max 90' })).toBe(true)
  })
})

describe('a Chinese title', () => {
  it.each([
    ['法式连衣裙女夏季小个子裙子', 'dress'],
    ['半身裙女百褶短裙高腰', 'pleated-skirt'],
    ['针织开衫女长袖外套', 'cardigan'],
  ])('%s is %s', (title, category) => {
    expect(extractGarment({ title }).category?.secondary).toBe(category)
  })
})

it.each([
  ['Robe courte en coton à manches longues', 'dress', ['shape:mini', 'fabric:cotton', 'sleeve:long-sleeve']],
  ['Jupe longue plissée', 'pleated-skirt', ['shape:maxi', 'texture:pleated']],
  ['Maxikleid Damen Blumen', 'dress', ['shape:maxi', 'pattern:floral']],
  ['Falda larga plisada', 'pleated-skirt', ['shape:maxi', 'texture:pleated']],
  ['Đầm dài tay công sở', 'dress', ['sleeve:long-sleeve', 'style:formal']],
  ['chân váy ngắn xếp ly', 'pleated-skirt', ['shape:mini', 'texture:pleated']],
  ['百褶短裙 女', 'pleated-skirt', ['texture:pleated', 'shape:mini']],
  ['ロングスカート レディース', 'skirt', ['shape:maxi']],
])('"%s" tells its length', (title, category, attributes) => {
  const found = extractGarment({ title })
  expect(found?.category?.secondary).toBe(category)
  expect(found?.attributes.map(({ type, value }) => `${type}:${value}`)).toEqual(attributes)
})
