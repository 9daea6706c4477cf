import { IconTag } from '@tabler/icons-react'
import type { Area, Screen } from '../../shared/routes/screen'

const HOME = '/trendee/brands'
const shared = { line: 'trendee', guard: 'signed-in' } as const

const screens: readonly Screen[] = [
  {
    ...shared,
    path: HOME,
    title: 'screen.brands',
    load: () => import('./brands-screen').then((module) => module.BrandsScreen),
    menu: [{ to: HOME, label: 'screen.brands', group: 'menu.market', icon: IconTag }],
  },
  {
    ...shared,
    path: '/trendee/brands/$id',
    title: 'screen.brand',
    load: () => import('./brand-screen').then((module) => module.BrandScreen),
  },
]

/** Brands over all platforms. */
export const brands: Area = { screens }
