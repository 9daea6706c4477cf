import { IconBuildingStore, IconPalette, IconSearch } from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, MenuEntry } from '../../shared/routes/screen'
import type { GraphicsScreenName } from './graphics-screens'

const HOME = '/trendeegraphics/google-trends'
const shared = { line: 'trendeegraphics', guard: 'signed-in' } as const

const load = (name: GraphicsScreenName) => () =>
  import('./graphics-screens').then((module) => module.GRAPHICS_SCREENS[name])

const MENU = {
  'google-trends': 'graphics.menu_searches',
  etsy: 'platform.etsy',
  amazon: 'platform.amazon',
  shein: 'platform.shein',
} as const satisfies Record<string, TextKey>

const entries = Object.entries(MENU).map(([address, label]): MenuEntry => ({
  to: `/trendeegraphics/${address}`,
  label,
  group: 'graphics.menu',
  icon: address === 'google-trends' ? IconSearch : IconBuildingStore,
}))

export const graphics: Area = {
  screens: [
    {
      ...shared,
      path: '/trendeegraphics/$source',
      title: 'graphics.menu',
      load: load('keywords'),
      menu: entries,
      shopMenu: { group: 'graphics.menu', icon: IconBuildingStore },
    },
    { ...shared, path: '/trendeegraphics/keyword/$source/$keyword', title: 'graphics.menu', load: load('keyword') },
    {
      ...shared,
      path: '/trendeegraphics/listings/$platform/$keyword',
      title: 'graphics.menu',
      load: load('listings'),
    },
    { ...shared, path: '/trendeegraphics/prints/$platform', title: 'graphics.menu', load: load('prints') },
    { ...shared, path: '/trendeegraphics/$platform/$id', title: 'screen.product', load: load('listing') },
  ],
  redirects: { '/trendeegraphics': HOME },
  product: { line: 'trendeegraphics', label: 'line.trendeegraphics', icon: IconPalette, home: HOME },
}
