import {
  IconBuildingStore,
  IconChartBubble,
  IconHanger,
  IconShoppingBag,
  IconSparkles,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, MenuEntry, Screen } from '../../shared/routes/screen'
import type { SellerQuestion } from './seller-questions'

const HOME = '/trendeesellers/best-seller'

const PLATFORM_LABELS = {
  shein: 'platform.shein',
  temu: 'platform.temu',
  'tiktok-shop': 'platform.tiktok-shop',
  amazon: 'platform.amazon',
  etsy: 'platform.etsy',
  'brand-site': 'platform.brand-site',
  shopee: 'platform.shopee',
  lazada: 'platform.lazada',
} as const satisfies Record<string, TextKey>
type PlatformAddress = keyof typeof PLATFORM_LABELS
const NAMED_PLATFORMS: ReadonlySet<string> = new Set<PlatformAddress>(['shein', 'temu', 'tiktok-shop', 'amazon'])

/** A marketplace without products is no place to begin. */
async function firstOf(question: SellerQuestion): Promise<string> {
  const { firstShop } = await import('./first-shop')
  return firstShop(question, Object.keys(PLATFORM_LABELS))
}

function marketplaceMenu(question: SellerQuestion, group: TextKey, icon: TablerIcon): MenuEntry[] {
  return Object.entries(PLATFORM_LABELS).map(([address, label]): MenuEntry => {
    const needsData = !NAMED_PLATFORMS.has(address)
    const entry = { to: `/trendeesellers/${question}/${address}`, label, group, icon, needsData }
    return question === 'best-seller' ? Object.assign(entry, { badge: `platform:${address}` as const }) : entry
  })
}

const shared = { line: 'trendeesellers', guard: 'signed-in' } as const
const presets = ['department', 'primaryCategory'] as const
const loadList = () => import('./seller-list').then((module) => module.SellerListScreen)

const screens: readonly Screen[] = [
  {
    ...shared,
    path: '/trendeesellers/best-seller-insights',
    title: 'screen.insights',
    load: () => import('./insights-screen').then((module) => module.InsightsScreen),
    presets,
    menu: [
      {
        to: '/trendeesellers/best-seller-insights',
        label: 'screen.insights',
        group: 'screen.best_seller',
        icon: IconChartBubble,
      },
    ],
  },
  {
    ...shared,
    path: '/trendeesellers/my-range',
    title: 'screen.range',
    load: () => import('./range-screen').then((module) => module.RangeScreen),
    menu: [{ to: '/trendeesellers/my-range', label: 'screen.range', group: 'screen.best_seller', icon: IconHanger }],
  },
  {
    ...shared,
    path: '/trendeesellers/best-seller/$platform',
    title: 'screen.best_seller',
    load: loadList,
    presets,
    menu: marketplaceMenu('best-seller', 'screen.best_seller', IconShoppingBag),
    shopMenu: { group: 'screen.best_seller', icon: IconShoppingBag, isCounted: true },
  },
  {
    ...shared,
    path: '/trendeesellers/new-arrival/$platform',
    title: 'screen.new_arrival',
    load: loadList,
    presets,
    menu: marketplaceMenu('new-arrival', 'screen.new_arrival', IconSparkles),
    shopMenu: { group: 'screen.new_arrival', icon: IconSparkles },
  },
  {
    ...shared,
    path: '/trendeesellers/$platform/$id',
    title: 'screen.product',
    load: () => import('./product-screen').then((module) => module.ProductScreen),
  },
]

export const sellers: Area = {
  screens,
  redirects: {
    '/trendeesellers': HOME,
    [HOME]: () => firstOf('best-seller'),
    '/trendeesellers/new-arrival': () => firstOf('new-arrival'),
  },
  product: { line: 'trendeesellers', label: 'line.trendeesellers', icon: IconBuildingStore, home: HOME },
}
