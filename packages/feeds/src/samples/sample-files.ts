import { addDays, dayNumber, isoDate, lastCompleteWeek } from '@trendee/core/periods/week'
import { seededRandom } from '@trendee/core/trend/planted-series'

const WEEKS = 208
/** Weeks in which a term gains what it gains. */
const RISE_WEEKS = 20

/** How high a term's season goes (log), the week of the year at which it peaks, and what the term gains at last. */
const TERMS = [
  { name: 'barrel leg jeans', base: 34, season: 0.15, peak: 36, rise: 1.9 },
  { name: 'linen trousers', base: 42, season: 0.75, peak: 24, rise: 0 },
  { name: 'suede jacket', base: 30, season: 0.6, peak: 42, rise: 0.5 },
  { name: 'polka dot dress', base: 36, season: 0.4, peak: 20, rise: 1.1 },
  { name: 'ballet flats', base: 44, season: 0.2, peak: 14, rise: 0 },
] as const

/** The newest Sunday of which a file made on `today` can speak: its week has passed. */
function lastSunday(today: string): string {
  return addDays(lastCompleteWeek(addDays(today, -1)), 6)
}

/** The part of the year that has passed, 0–1. */
function partOfYear(day: string): number {
  return (dayNumber(day) - dayNumber(`${day.slice(0, 4)}-01-01`)) / 365.25
}

/** Search interest by weeks that begin on Sundays, as Google Trends gives it. */
function timeline(end: string): string {
  const rows = Array.from({ length: WEEKS }, (_, row) => {
    const left = WEEKS - 1 - row
    const week = addDays(end, -7 * (left + 1))
    // By the week, so that files of two weeks agree on what both tell.
    const noise = seededRandom(dayNumber(week))
    const values = TERMS.map(({ base, season, peak, rise }) => {
      const wave = Math.exp(season * Math.cos((partOfYear(week) - peak / 52) * 2 * Math.PI))
      const gain = 1 + rise * Math.max(0, 1 - left / RISE_WEEKS)
      return Math.min(100, Math.round(base * 0.6 * wave * gain * (0.95 + 0.1 * noise())))
    })
    return [week, ...values].join(',')
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
] as const
/** The day on which the shop's first review was written: a later file never has fewer. */
const FIRST_REVIEW = '2025-01-01'

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Two captures of one shop, a week apart. */
function shop(end: string): string {
  const head =
    'product_id,product_name,brand,initial_price,final_price,currency,in_stock,color,reviews_count,rating,url,category_tree,country_code,domain,root_category,category,timestamp'
  const rows = [addDays(end, -7), end].flatMap((day) =>
    PRODUCTS.map(([name, root, category, color, price], index) => {
      const id = 7_100_001 + index
      const tree = [root, category].map((one) => ({
        name: one,
        url: `https://us.shein.com/${one.replaceAll(' ', '-')}`,
      }))
      const ratePerDay = 0.3 + 1.3 * seededRandom(id)()
      const reviews = 40 + Math.round(Math.max(0, dayNumber(day) - dayNumber(FIRST_REVIEW)) * ratePerDay)
      return [
        id,
        quoted(name),
        'Sample House',
        (price * 1.25).toFixed(2),
        (price - (day === end ? (index % 3) * 0.5 : 0)).toFixed(2),
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
        `${day}T08:00:00Z`,
      ].join(',')
    }),
  )
  return [head, ...rows, ''].join('\n')
}

const CAPTIONS = [
  'Barrel leg jeans with ballet flats all week #ootd #barrelleg',
  'A polka dot dress for the wedding #polkadot #womensfashion',
  'Linen trousers, linen shirt, nothing else #linen #summeroutfit',
  'Suede jacket again, with everything #suede',
  'Butter yellow satin slip dress #butteryellow #slipdress',
  'Striped polo for him #menswear #polo',
] as const
const POSTS = 36

/** A post every second day. What one says goes by its number, so that files of two weeks agree on the posts of both. */
function posts(end: string): string {
  const newest = Math.floor(dayNumber(end) / 2)
  const data = Array.from({ length: POSTS }, (_, back) => {
    const number = newest - back
    const draw = seededRandom(number)
    return {
      id: `1800000000001${String(number).padStart(6, '0')}`,
      caption: CAPTIONS[number % CAPTIONS.length],
      media_type: 'IMAGE',
      permalink: `https://www.instagram.com/p/sample${number}/`,
      timestamp: `${isoDate(2 * number)}T${String(8 + (number % 10)).padStart(2, '0')}:15:00+0000`,
      username: `sample.creator.${(number % 5) + 1}`,
      like_count: 200 + Math.round(2400 * draw()),
      comments_count: 4 + Math.round(60 * draw()),
    }
  })
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
] as const
const MENS_LOOK = 6

/** The newest show before `end`: the spring is shown in September of the year before, the fall in February. */
function newestShow(end: string): { readonly day: string; readonly season: string; readonly year: number } {
  const year = Number(end.slice(0, 4))
  const shows = [
    { day: `${year}-09-24`, season: 'Spring', year: year + 1 },
    { day: `${year}-02-25`, season: 'Fall', year },
  ]
  return shows.find(({ day }) => day <= end) ?? { day: `${year - 1}-09-24`, season: 'Spring', year }
}

function looks(end: string): string {
  const { day, season, year } = newestShow(end)
  const head = 'look_id,show,brand,season,city,gender,shown_on,look_number,description,image'
  const rows = LOOKS.map((words, index) =>
    [
      `sample-${season.toLowerCase()}-${year}-${String(index + 1).padStart(3, '0')}`,
      `Sample House ${season} ${year}`,
      'Sample House',
      `${season === 'Spring' ? 'Spring/Summer' : 'Fall/Winter'} ${year}`,
      'Milan',
      index === MENS_LOOK ? 'Men' : 'Women',
      day,
      index + 1,
      quoted(words),
      '',
    ].join(','),
  )
  return [head, ...rows, ''].join('\n')
}

const WRITERS: ReadonlyMap<string, (end: string) => string> = new Map([
  ['google-trends.csv', timeline],
  ['shein.csv', shop],
  ['instagram.json', posts],
  ['runway-looks.csv', looks],
])

/**
 * A file of invented data in the shape of a real export, as if exported on the ISO day `today`: it ends with the newest
 * week that has passed, so that what rises in it rises now. The same day gives the same file. Null for an unknown name.
 */
export function sampleFile(name: string, today: string): string | null {
  return WRITERS.get(name)?.(lastSunday(today)) ?? null
}
