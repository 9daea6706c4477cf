import { recordTexts } from '@trendee/contract/texts/records'
import { shopWall } from '@trendee/contract/records/product-wall'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { productFilters } from '../../shared/products/product-filters'
import { ShopCard } from './shop-card'

addTexts(recordTexts)

/** Shops by growth, each with what sells best of it. */
const shops = defineList({
  name: 'shop-wall',
  entry: shopWall,
  fixed: { channel: 'all' },
  pageSize: 24,
  rowId: ({ platform, shop }) => `${platform}/${shop}`,
  overline: 'menu.gallery',
  title: 'screen.wall_shops',
  note: 'wall.shops_note',
  count: 'wall.count_shops',
  filterIndex: {},
  filters: productFilters(),
  sorts: {
    growth: 'sort.growth',
    demand: 'sort.demand',
    products: 'wall.by_products',
    new_products: 'wall.by_new_products',
  },
  card: (shop) => <ShopCard shop={shop} />,
  wallColumn: 460,
  columns: [
    { id: 'shop', header: 'wall.shop', isFixed: true, track: 'minmax(160px, 2fr)' },
    { id: 'platform', header: 'wall.platform', cell: (shop, { name }) => name(shop.platform) },
    { id: 'growth', header: 'sort.growth', kind: 'growth', sort: 'growth', track: '112px' },
    { id: 'demand', header: 'sort.demand', kind: 'short', sort: 'demand' },
    { id: 'products', header: 'wall.by_products', kind: 'count', sort: 'products' },
    { id: 'new_products', header: 'wall.by_new_products', kind: 'count', sort: 'new_products' },
    { id: 'median_price_usd', header: 'wall.median_price', kind: 'dollars' },
  ],
})

export const ShopWall = listScreen(shops)
