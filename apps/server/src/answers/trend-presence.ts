import type { PresenceTotals } from '@trendee/analytics/trends/presence-totals'
import type { BoardPicture, Presence } from '@trendee/contract/trends/trend-presence'
import type { PresenceRow } from '@trendee/analytics/tables/trend-presence'
import type { Photos, Pictured } from './picture-address'

type Shown = Pick<PresenceRow, 'shown_products' | 'shown_posts' | 'shown_looks'>

/** `shein/10000001` → its platform and its id there; an id may have the stroke in it. */
function parted(key: string): readonly [string, string] {
  const stroke = key.indexOf('/')
  return [key.slice(0, stroke), key.slice(stroke + 1)]
}

interface Boarded extends Pick<BoardPicture, 'kind' | 'platform' | 'id'> {
  readonly pictured: Pictured
}

function boarded({ shown_products: products, shown_posts: posts, shown_looks: looks }: Shown): Boarded[] {
  return [
    ...products.map((key): Boarded => {
      const [platform, id] = parted(key)
      return { kind: 'product', platform, id, pictured: { kind: platform, id } }
    }),
    ...posts.map((key): Boarded => {
      const [platform, id] = parted(key)
      return { kind: 'post', platform, id, pictured: { kind: 'post', id: `${platform}.${id}` } }
    }),
    ...looks.map((key): Boarded => {
      const [, id] = parted(key)
      return { kind: 'look', platform: 'runway', id, pictured: { kind: 'look', id } }
    }),
  ]
}

/** What the pictures of a trend's board are asked by. */
export function picturedBoard(shown: Shown): Pictured[] {
  return boarded(shown).map(({ pictured }) => pictured)
}

/** Of what shows a trend, the photographs. */
export function boardPhotos(row: Shown, photos: Photos): string[] {
  return boardAnswer(row, photos).flatMap(({ picture, picture_kind: kind }) => (kind === 'photo' ? [picture] : []))
}

/** What shows a trend; what a photograph is of comes before what is drawn. */
function boardAnswer(row: Shown, photos: Photos): BoardPicture[] {
  const isDrawn = ({ picture_kind: kind }: BoardPicture) => Number(kind !== 'photo')
  return boarded(row)
    .map(({ kind, platform, id, pictured }) => ({ kind, platform, id, ...photos.shown(pictured) }))
    .toSorted((a, b) => isDrawn(a) - isDrawn(b))
}

function part(count: number, of: number) {
  return { count, of, share: of === 0 ? null : count / of }
}

/** A trend's place in shops, posts and shows as the API answers it. */
export function presenceAnswer(row: PresenceRow, totals: PresenceTotals, photos: Photos): Presence {
  const isCounted = row.is_counted === 1
  const counted = <Value>(value: Value) => (isCounted ? value : null)
  return {
    products: counted(row.products),
    brands: counted(row.brands),
    shops: row.shops,
    sold_on: row.sold_on,
    median_price_usd: row.median_price_usd,
    posts: counted(part(row.posts_then, totals.posts)),
    new_arrivals: counted(part(row.arrivals, totals.arrivals)),
    best_sellers: counted(part(row.bests, totals.bests)),
    looks: counted(part(row.looks, totals.looks)),
    posts_growth: row.posts_growth_then,
    sales_growth: row.sales_growth_then,
    sales_basis: row.sales_basis_then === 'units' || row.sales_basis_then === 'reviews' ? row.sales_basis_then : null,
    board: boardAnswer(row, photos),
  }
}
