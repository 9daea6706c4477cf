import { describe, expect, it } from 'vitest'
import { understandSearch } from '../search/understand-search'
import { extractCaption } from './extract-caption'
import { extractGarment } from './extract-garment'
import { learnBrands } from './known-brands'
import { recogniseTerm } from './recognise-term'

type Row = readonly [title: string, category: string, gender: string, attributes: string]

/** Titles as sellers of Taiwan and Hong Kong write them; values worked out by hand. */
const ROWS: readonly Row[] = [
  ['韓版寬鬆牛仔外套 女', 'denim-jacket', 'women', 'fabric:denim fit-type:relaxed-fit style:korean-style'],
  ['法式碎花洋裝', 'dress', 'women', 'pattern:ditsy-floral style:chic'],
  ['男生襯衫 素色', 'shirt', 'men', 'pattern:solid'],
  ['針織衫 圓領 長袖', 'sweater', '', 'fabric:knit neckline:round-neck sleeve:long-sleeve'],
  ['高腰長褲 顯瘦', 'pants', '', 'detail:tummy-control shape:high-rise'],
  ['男 直筒牛仔褲', 'straight-jeans', 'men', 'fabric:denim shape:straight'],
  ['V領無袖連身裙', 'dress', 'women', 'neckline:v-neck sleeve:sleeveless'],
  ['羽絨外套 保暖', 'puffer-jacket', '', 'detail:thermal fabric:down'],
  ['連帽上衣 女 刷毛', 'hoodie', 'women', 'fabric:fleece neckline:hooded'],
  ['絲質襯衫 綠色', 'shirt', '', 'color:green fabric:silk'],
  ['無袖背心 藍色', 'tank-top', '', 'color:blue sleeve:sleeveless'],
  ['帽T 男女適穿 加大尺碼', 'hoodie', 'unisex', 'fit-type:plus-size'],
  ['素面大學T 男裝 灰色', 'sweatshirt', 'men', 'color:grey pattern:solid'],
  ['大學T恤 男', 't-shirt', 'men', ''],
  ['雪紡罩衫 女生 米白', 'blouse', 'women', 'color:off-white fabric:chiffon'],
  ['針織外套 女 駝色', 'cardigan', 'women', 'color:camel fabric:knit'],
  ['格紋百褶裙', 'pleated-skirt', 'women', 'pattern:check texture:pleated'],
  ['窄裙 黑色', 'pencil-skirt', 'women', 'color:black'],
  ['條紋襯衫洋裝', 'shirt-dress', 'women', 'pattern:stripe'],
  ['細肩帶緞面洋裝 香檳色', 'dress', 'women', 'color:champagne fabric:satin neckline:spaghetti-strap'],
  ['蕾絲無鋼圈內衣', 'bralette', 'women', 'detail:wire-free fabric:lace'],
  ['男士內衣 純棉', 'undershirt', 'men', 'fabric:cotton'],
  ['短夾克 女 春秋', 'jacket', 'women', ''],
  ['寬褲 女 棉麻 卡其', 'wide-leg-pants', 'women', 'color:khaki fabric:linen-blend'],
  ['西裝外套 女 丈青', 'blazer', 'women', 'color:navy-blue'],
  ['羽絨衣 男裝 藏青', 'puffer-jacket', 'men', 'color:navy-blue fabric:down'],
  ['毛呢大衣 雙排扣', 'coat', '', 'detail:double-breasted fabric:wool'],
  ['絲絨洋裝 方領 墨綠', 'dress', 'women', 'color:forest-green fabric:velvet neckline:square-neck'],
  ['短版上衣 女 露肩 粉紅', 'crop-top', 'women', 'color:pink neckline:off-shoulder shape:cropped'],
  ['燈芯絨長褲 女 咖啡色', 'pants', 'women', 'color:coffee fabric:corduroy'],
  ['裙襬荷葉邊長裙 雪紡', 'skirt', 'women', 'detail:ruffle fabric:chiffon shape:maxi'],
  ['童裝 女童 點點洋裝', 'dress', 'girls', 'pattern:polka-dot'],
  ['短褲 男童 豹紋', 'shorts', 'boys', 'pattern:leopard-print'],
  ['連身褲 女', 'jumpsuit', 'women', ''],
  ['女泳裝', 'swimsuit', 'women', ''],
  ['涼鞋 女 厚底', 'sandals', 'women', 'shape:platform-sole'],
  ['高跟鞋 尖頭 酒紅', 'heels', 'women', 'color:burgundy shape:pointed-toe'],
  ['帆布鞋 男女 白色', 'canvas-shoes', 'unisex', 'color:white fabric:canvas'],
  ['側背包 女 皮革', 'shoulder-bag', 'women', 'fabric:leather'],
  ['後背包 大容量', 'backpack', '', ''],
  ['圍巾 羊毛 格紋', 'scarf', '', 'fabric:wool pattern:check'],
  ['漁夫帽 素面', 'bucket-hat', '', 'pattern:solid'],
  ['襪子 女 條紋', 'socks', 'women', 'pattern:stripe'],
  ['項鍊 女', 'necklace', 'women', ''],
  ['手鍊 情侶款', 'bracelet', 'unisex', ''],
  ['墨鏡', 'sunglasses', '', ''],
  ['手機殼 透明', '', '', 'texture:sheer'],
]

function told({ title, ...other }: Parameters<typeof extractGarment>[0]) {
  const { category, gender, attributes } = extractGarment({ title, ...other })
  const values = attributes.map(({ type, value }) => `${type}:${value}`).toSorted()
  return [category?.secondary ?? '', gender?.value ?? '', values.join(' ')]
}

describe('titles in Traditional characters', () => {
  it.each(ROWS)('%s', (title, category, gender, attributes) => {
    expect(told({ title })).toEqual([category, gender, attributes])
  })

  it.each([
    ['無袖背心 藍色', '无袖背心 蓝色'],
    ['加絨連帽衛衣 女裝', '加绒连帽卫衣 女装'],
    ['鈕扣針織開衫 麗', '纽扣针织开衫 丽'],
    ['裏布 裡布 寬鬆 毛衣', '里布 里布 宽松 毛衣'],
  ])('reads %s as %s', (traditional, simplified) => {
    expect(told({ title: traditional })).toEqual(told({ title: simplified }))
  })

  it('keeps the words as the title writes them', () => {
    const { category, gender, attributes } = extractGarment({ title: 'NEW 韓版寬鬆牛仔外套 女裝' })
    expect([category?.words, gender?.words, ...attributes.map(({ words }) => words)]).toEqual([
      '牛仔外套',
      '女裝',
      '韓版',
      '寬鬆',
      '牛仔',
    ])
  })

  it('reads what is absent as absent', () => {
    expect(told({ title: '無領襯衫 女' })).toEqual(told({ title: '无领衬衫 女' }))
  })

  it("reads a shop's fields, and says nothing of a brand that is none", () => {
    const fields = [
      ['顏色', '藍色'],
      ['領型', '圓領'],
      ['材質', '純棉'],
    ] as const
    expect(told({ title: '上衣', fields })[2]).toBe('color:blue fabric:cotton neckline:round-neck')
    expect(extractGarment({ title: '上衣', rawBrand: '無品牌' }).brand).toBeNull()
  })

  it('finds a brand that is written in Traditional characters', () => {
    const brands = learnBrands(['無印良品', '網路原創'])
    expect(extractGarment({ title: '網路原創 針織衫', brands }).brand?.value).toBe('網路原創')
  })

  it('leaves Japanese and Korean titles to their own words', () => {
    expect(told({ title: 'レディース 長袖 シャツ 無地 綿' })).toEqual([
      'shirt',
      'women',
      'fabric:cotton pattern:solid sleeve:long-sleeve',
    ])
    expect(told({ title: '無地 綿 長袖 浴衣', fileLanguage: 'ja' })).toEqual([
      'kimono',
      '',
      'fabric:cotton pattern:solid sleeve:long-sleeve',
    ])
    expect(told({ title: '여성 린넨 셔츠' })[0]).toBe('shirt')
  })
})

describe('other texts in Traditional characters', () => {
  it('reads captions and hashtags', () => {
    const { category, attributes } = extractCaption('今天穿了碎花洋裝 #針織外套', ['針織外套'])
    expect(category?.secondary).toBe('dress')
    expect(attributes.map(({ value }) => value)).toContain('ditsy-floral')
  })

  it('gives a term the id of its Simplified spelling', () => {
    for (const [traditional, simplified] of [
      ['藍色', '蓝色'],
      ['亞麻襯衫', '亚麻衬衫'],
      ['喇叭牛仔褲', '喇叭牛仔裤'],
      ['長裙', '长裙'],
      ['腳踝靴', '脚踝靴'],
    ] as const) {
      expect(recogniseTerm(traditional).broader?.value ?? recogniseTerm(traditional).id).toBe(
        recogniseTerm(simplified).broader?.value ?? recogniseTerm(simplified).id,
      )
    }
    expect(recogniseTerm('晚宴西裝').id).toBe(recogniseTerm('晚宴西装').id)
  })

  it('understands searches', () => {
    const { meanings } = understandSearch('絲絨洋裝', { known: new Set(), near: new Map(), completions: [] })
    expect(meanings.map(({ value }) => value)).toEqual(['velvet', 'dress'])
  })
})
