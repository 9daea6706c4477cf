// Writes the sample files that an empty platform offers: invented data in the shapes of real exports. `node scripts/write-samples.mjs`
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'apps/web/public/samples')
const DAY_MS = 86_400_000
/** The last day that the samples speak of, a Sunday. */
const END = Date.parse('2025-06-29T00:00:00Z')
const day = (back) => new Date(END - back * DAY_MS).toISOString().slice(0, 10)

/** The same numbers each time. */
let state = 20_250_629
const draw = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const WEEKS = 208
/** A season of its own height and place, and what one of them gains at last. */
const TERMS = [
  { name: 'barrel leg jeans', base: 34, season: 0.15, peak: 36, rise: 1.9 },
  { name: 'linen trousers', base: 42, season: 0.75, peak: 24, rise: 0 },
  { name: 'suede jacket', base: 30, season: 0.6, peak: 42, rise: 0.5 },
  { name: 'polka dot dress', base: 36, season: 0.4, peak: 20, rise: 1.1 },
  { name: 'ballet flats', base: 44, season: 0.2, peak: 14, rise: 0 },
]

function timeline() {
  const rows = Array.from({ length: WEEKS }, (_, week) => {
    const left = WEEKS - 1 - week
    const ofYear = ((left * -7) / 365.25) * 2 * Math.PI
    const values = TERMS.map(({ base, season, peak, rise }) => {
      const wave = Math.exp(season * Math.cos(ofYear + ((26 - peak) / 52) * 2 * Math.PI))
      const gain = 1 + rise * Math.max(0, 1 - left / 20)
      return Math.min(100, Math.round(base * 0.6 * wave * gain * (0.95 + 0.1 * draw())))
    })
    return [day(7 * (left + 1)), ...values].join(',')
  })
  const heads = TERMS.map(({ name }) => `${name}: (United States)`)
  return ['Category: All categories', '', ['Week', ...heads].join(','), ...rows, ''].join('\n')
}

const PRODUCTS = [
  ['Women Barrel Leg Jeans, High Waist', 'Women Clothing', 'Women Denim', 'Blue', 34],
  ['Women Linen Blend Wide Leg Trousers', 'Women Clothing', 'Women Bottoms', 'Beige', 28],
  ['Women Polka Dot Midi Dress, Puff Sleeve', 'Women Clothing', 'Women Dresses', 'Black', 26],
  ['Women Suede Effect Jacket', 'Women Clothing', 'Women Outerwear', 'Brown', 48],
  ['Women Satin Slip Dress, V Neck', 'Women Clothing', 'Women Dresses', 'Butter Yellow', 22],
  ['Women Ballet Flats, Bow Detail', 'Shoes', 'Women Flats', 'Burgundy', 24],
  ['Women Ribbed Knit Top, Square Neck', 'Women Clothing', 'Women Tops', 'White', 14],
  ['Men Linen Shirt, Short Sleeve', 'Men Clothing', 'Men Shirts', 'Sage Green', 25],
  ['Men Straight Leg Jeans', 'Men Clothing', 'Men Denim', 'Black', 36],
  ['Men Striped Polo Shirt', 'Men Clothing', 'Men Tops', 'Navy Blue', 19],
  ['Girls Floral Cotton Dress', 'Kids', 'Girls Dresses', 'Pink', 16],
  ['Women Crochet Shoulder Bag', 'Bags', 'Women Shoulder Bags', 'Beige', 21],
]
const quoted = (text) => `"${text.replaceAll('"', '""')}"`

function shop() {
  const head =
    'product_id,product_name,brand,initial_price,final_price,currency,in_stock,color,reviews_count,rating,url,category_tree,country_code,domain,root_category,category,timestamp'
  const rows = [7, 0].flatMap((back) =>
    PRODUCTS.map(([name, root, category, color, price], index) => {
      const id = 7_100_001 + index
      const tree = [root, category].map((one) => ({
        name: one,
        url: `https://us.shein.com/${one.replaceAll(' ', '-')}`,
      }))
      const reviews = 40 + 17 * index + Math.round((7 - back) * (2 + 9 * draw()))
      return [
        id,
        quoted(name),
        'Sample House',
        (price * 1.25).toFixed(2),
        (price - (back === 0 ? (index % 3) * 0.5 : 0)).toFixed(2),
        'USD',
        'true',
        color,
        reviews,
        (4 + (index % 9) / 10).toFixed(1),
        `https://us.shein.com/sample-p-${id}.html`,
        quoted(JSON.stringify(tree)),
        'US',
        'us.shein.com',
        root,
        category,
        `${day(back)}T08:00:00Z`,
      ].join(',')
    }),
  )
  return [head, ...rows, ''].join('\n')
}

const CAPTIONS = [
  'Barrel leg jeans with ballet flats all week #ootd #barrelleg',
  'A polka dot dress for the wedding season #polkadot #womensfashion',
  'Linen trousers, linen shirt, nothing else #linen #summeroutfit',
  'Suede jacket weather is over, and I wear it still #suede',
  'Butter yellow satin slip dress #butteryellow #slipdress',
  'Striped polo for him #menswear #polo',
]

function posts() {
  const data = Array.from({ length: 36 }, (_, index) => ({
    id: `1800000000001${String(index).padStart(4, '0')}`,
    caption: CAPTIONS[index % CAPTIONS.length],
    media_type: 'IMAGE',
    permalink: `https://www.instagram.com/p/sample${index}/`,
    timestamp: `${day(2 * index)}T${String(8 + (index % 10)).padStart(2, '0')}:15:00+0000`,
    username: `sample.creator.${(index % 6) + 1}`,
    like_count: 200 + Math.round(2400 * draw()),
    comments_count: 4 + Math.round(60 * draw()),
  }))
  return `${JSON.stringify({ data, paging: {} }, null, 1)}\n`
}

const LOOKS = [
  'Barrel leg jeans, cropped suede jacket',
  'Bias-cut slip dress in butter yellow satin',
  'Boxy linen blazer, pleated shorts',
  'Polka dot midi dress with puff sleeves',
  'Wide leg linen trousers, ribbed square neck top',
  'Burgundy leather ballet flats, pencil skirt',
  'Striped polo shirt, straight leg jeans',
  'Crochet dress with fringe hem',
]

function looks() {
  const head = 'look_id,show,brand,season,city,gender,shown_on,look_number,description,image'
  const rows = LOOKS.map((words, index) =>
    [
      `sample-ss25-${String(index + 1).padStart(3, '0')}`,
      'Sample House Spring 2025',
      'Sample House',
      'Spring/Summer 2025',
      'Milan',
      index === 6 ? 'Men' : 'Women',
      '2024-09-24',
      index + 1,
      quoted(words),
      '',
    ].join(','),
  )
  return [head, ...rows, ''].join('\n')
}

const FILES = {
  'google-trends.csv': timeline(),
  'shein.csv': shop(),
  'instagram.json': posts(),
  'runway-looks.csv': looks(),
}
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
