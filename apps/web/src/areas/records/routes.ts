import { IconBuildingStore, IconHanger, IconPhotoHeart, IconShoppingBag, type TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { PresetField } from '@trendee/core/preferences/preferences'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, Screen } from '../../shared/routes/screen'
import { WALLS } from './wall-paths'

const shared = { line: 'trendee', guard: 'signed-in' } as const

/** A wall of the gallery. */
function wall(
  path: string,
  title: TextKey,
  icon: TablerIcon,
  presets: readonly PresetField[],
  load: () => Promise<ComponentType>,
): Screen {
  return { ...shared, path, title, load, presets, menu: [{ to: path, label: title, group: 'menu.gallery', icon }] }
}

const OF_PRODUCTS = ['department', 'primaryCategory'] as const

const screens: readonly Screen[] = [
  wall(WALLS.shops, 'screen.wall_shops', IconBuildingStore, OF_PRODUCTS, () =>
    import('./shop-wall').then((module) => module.ShopWall),
  ),
  wall(WALLS.sales, 'screen.wall_sales', IconShoppingBag, OF_PRODUCTS, () =>
    import('./product-walls').then((module) => module.SalesWall),
  ),
  wall(WALLS.retail, 'screen.wall_retail', IconHanger, OF_PRODUCTS, () =>
    import('./product-walls').then((module) => module.RetailWall),
  ),
  wall(WALLS.social, 'screen.wall_social', IconPhotoHeart, ['primaryCategory'], () =>
    import('./post-wall').then((module) => module.PostWall),
  ),
  {
    ...shared,
    path: '/trendee/social-info/$platform/$id',
    title: 'screen.post',
    load: () => import('./post-record-screen').then((module) => module.SocialInfoScreen),
  },
  {
    ...shared,
    path: '/trendee/sales-info/$platform/$id',
    title: 'screen.product',
    load: () => import('./product-record-screen').then((module) => module.SalesInfoScreen),
  },
  {
    ...shared,
    path: '/trendee/retail-info/$id',
    title: 'screen.product',
    load: () => import('./product-record-screen').then((module) => module.RetailInfoScreen),
  },
]

/** Pages of single records, and the walls of them. */
export const records: Area = {
  screens,
  redirects: {
    '/trendee/trend-gallery': WALLS.shops,
    '/social-media': WALLS.social,
    '/social-media/index': WALLS.social,
    '/retail-products': WALLS.retail,
    '/retail-products/trend-index': WALLS.retail,
  },
}
