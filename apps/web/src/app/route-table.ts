import type { ComponentType } from 'react'
import {
  IconBuildingStore,
  IconDatabaseImport,
  IconFlame,
  IconHistory,
  IconLanguage,
  IconMail,
  IconShoppingBag,
  IconSparkles,
  IconSpeakerphone,
  IconTicket,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Line } from '@trendee/core/plans/lines'
import type { TextKey } from '@trendee/contract/texts/texts'
import { signInSearch } from '../areas/account/sign-in-search'
import type { AdminScreenName } from '../areas/admin/admin-screens'
import { accountSearch, auditSearch, postSearch, promotionSearch, wordingSearch } from '../areas/admin/admin-search'
import { importSearch } from '../areas/admin/import-search'
import { pricingSearch } from '../areas/pricing/pricing-search'
import { sellerDetailSearch, sellerListSearch } from '../areas/sellers/seller-search'
import { highlightSearch, trendDetailSearch } from '../areas/trendee/trend-search'
import { messageSearch, userSearch } from '../areas/user/user-search'
import type { SearchCodec } from '../shared/url/search-codec'
import { BareErrorPage } from './error-page'

export type Guard = 'public' | 'signed-in' | 'admin'

/** Where a badge's number comes from; no number is written by hand. */
export type BadgeSource = 'moving-trends' | `platform:${string}`

export interface MenuEntry {
  readonly to: string
  readonly label: TextKey
  /** Heading under which the entry stands. */
  readonly group: TextKey
  readonly icon: TablerIcon
  readonly badge?: BadgeSource
  /** Shown only while the data holds something for it. */
  readonly needsData?: boolean
}

export interface Screen {
  readonly path: string
  /** The product whose theme, menu and plan it belongs to; `null` for common areas. */
  readonly line: Line | null
  readonly title: TextKey
  readonly guard: Guard
  /** Plans of its line that open it; absent: all, and none, as far as the rules of its data go. */
  readonly plans?: readonly string[]
  /** Without the frame of menu and bar around it. */
  readonly isBare?: boolean
  readonly load: () => Promise<ComponentType>
  readonly search?: SearchCodec<object>
  readonly menu?: readonly MenuEntry[]
}

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

function marketplaceMenu(question: 'best-seller' | 'new-arrival', group: TextKey, icon: TablerIcon): MenuEntry[] {
  return Object.entries(PLATFORM_LABELS).map(([address, label]): MenuEntry => {
    const needsData = !NAMED_PLATFORMS.has(address)
    const entry = { to: `/trendeesellers/${question}/${address}`, label, group, icon, needsData }
    return question === 'best-seller' ? Object.assign(entry, { badge: `platform:${address}` as const }) : entry
  })
}

const loadSellers = () => import('../areas/sellers/seller-list-screen').then((module) => module.SellerListScreen)
const loadSignIn = () => import('../areas/account/sign-in-screen').then((module) => module.SignInScreen)
const loadTransfer = () => import('../areas/account/sign-in-transfer').then((module) => module.PartnerReturn)
const loadTrial = () => import('../areas/account/sign-in-trial-screen').then((module) => module.TrialScreen)
const loadStarter = () => import('../areas/account/starter-screen').then((module) => module.StarterScreen)
const loadWechat = () => import('../areas/account/wechat-callback-screen').then((m) => m.WechatCallbackScreen)
const loadOutbox = () => import('../areas/account/outbox-screen').then((module) => module.OutboxScreen)

const SIGN_IN_PATHS: readonly (readonly [string, Line | null])[] = [
  ['/login', null],
  ['/trendeesellers/login', 'trendeesellers'],
  ['/trendeegraphics/login', 'trendeegraphics'],
  ['/trendeeapi/login', 'trendeeapi'],
  ['/trendeepartners/login', 'trendeepartners'],
  ['/database/login', null],
]
const openScreen = { guard: 'public', isBare: true, search: signInSearch } as const

function administration(screen: AdminScreenName, title: TextKey, icon: TablerIcon): Screen {
  const path = `/admin/${screen}`
  return {
    path,
    line: null,
    title,
    guard: 'admin',
    load: () => import('../areas/admin/admin-screens').then((module) => module.ADMIN_SCREENS[screen]),
    menu: [{ to: path, label: title, group: 'menu.admin', icon }],
  }
}

/** What administrators do, as the menu has it. */
const ADMINISTRATION: readonly Screen[] = [
  { ...administration('users', 'screen.accounts', IconUsers), search: accountSearch },
  { ...administration('promotions', 'screen.promotions', IconTicket), search: promotionSearch },
  { ...administration('messages', 'screen.post', IconMail), search: postSearch },
  { ...administration('languages', 'screen.wording', IconLanguage), search: wordingSearch },
  administration('advertising', 'screen.advertising', IconSpeakerphone),
  {
    path: '/admin/data',
    line: null,
    title: 'screen.data',
    guard: 'admin',
    load: () => import('../areas/admin/data-screen').then((module) => module.DataScreen),
    search: importSearch,
    menu: [{ to: '/admin/data', label: 'screen.data', group: 'menu.admin', icon: IconDatabaseImport }],
  },
  { ...administration('audit', 'screen.audit', IconHistory), search: auditSearch },
]

/** What people do before they are in, beside the sign-in of each line. */
const ENTRANCES: readonly Screen[] = [
  {
    ...openScreen,
    path: '/trendeesellers/transfer',
    line: 'trendeesellers',
    title: 'screen.transfer',
    load: loadTransfer,
  },
  { ...openScreen, path: '/free-trial', line: null, title: 'screen.free_trial', load: loadTrial },
  { ...openScreen, path: '/starter/$promotionCode', line: null, title: 'screen.starter', load: loadStarter },
  { ...openScreen, path: '/wechat-callback', line: null, title: 'screen.wechat', load: loadWechat },
  { ...openScreen, path: '/outbox', line: null, title: 'screen.outbox', load: loadOutbox },
]

const loadPricing = () => import('../areas/pricing/pricing-screen').then((module) => module.PricingScreen)

/** Lines with a pricing page of their own; the common one has them all. */
const PRICING_PATHS: readonly (readonly [string, Line | null])[] = [
  ['/pricing/info', null],
  ['/trendee/pricing', 'trendee'],
  ['/trendeesellers/pricing', 'trendeesellers'],
  ['/trendeegraphics/pricing', 'trendeegraphics'],
]

const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    path: '/user/info',
    line: null,
    title: 'screen.user',
    guard: 'signed-in',
    load: () => import('../areas/user/user-screen').then((module) => module.UserScreen),
    search: userSearch,
  },
  {
    path: '/user/messages',
    line: null,
    title: 'screen.messages',
    guard: 'signed-in',
    load: () => import('../areas/user/messages-screen').then((module) => module.MessagesScreen),
    search: messageSearch,
  },
  ...PRICING_PATHS.map(([path, line]): Screen => ({
    path,
    line,
    title: 'screen.pricing',
    guard: 'public',
    isBare: true,
    load: loadPricing,
    search: pricingSearch,
  })),
]

/** Every screen there is. Router, menu, titles, badges, themes and guards are read from here. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/trendee/trend-highlights',
    line: 'trendee',
    title: 'screen.highlights',
    guard: 'signed-in',
    load: () => import('../areas/trendee/highlights-screen').then((module) => module.HighlightsScreen),
    search: highlightSearch,
    menu: [
      {
        to: '/trendee/trend-highlights',
        label: 'screen.highlights',
        group: 'menu.trends',
        icon: IconFlame,
        badge: 'moving-trends',
      },
    ],
  },
  {
    path: '/trendee/trend-detail/$name/$gender/$pageType',
    line: 'trendee',
    title: 'screen.trend',
    guard: 'signed-in',
    load: () => import('../areas/trendee/trend-screen').then((module) => module.TrendScreen),
    search: trendDetailSearch,
  },
  {
    path: '/trendeesellers/best-seller/$platform',
    line: 'trendeesellers',
    title: 'screen.best_seller',
    guard: 'signed-in',
    load: loadSellers,
    search: sellerListSearch,
    menu: marketplaceMenu('best-seller', 'screen.best_seller', IconShoppingBag),
  },
  {
    path: '/trendeesellers/new-arrival/$platform',
    line: 'trendeesellers',
    title: 'screen.new_arrival',
    guard: 'signed-in',
    load: loadSellers,
    search: sellerListSearch,
    menu: marketplaceMenu('new-arrival', 'screen.new_arrival', IconSparkles),
  },
  {
    path: '/trendeesellers/$platform/$id',
    line: 'trendeesellers',
    title: 'screen.product',
    guard: 'signed-in',
    load: () => import('../areas/sellers/product-screen').then((module) => module.ProductScreen),
    search: sellerDetailSearch,
  },
  ...ADMINISTRATION,
  ...SIGN_IN_PATHS.map(([path, line]): Screen => ({
    path,
    line,
    ...openScreen,
    title: 'screen.sign_in',
    load: loadSignIn,
  })),
  ...ENTRANCES,
  ...ACCOUNT_SCREENS,
  {
    path: '/error',
    line: null,
    title: 'screen.error',
    guard: 'public',
    isBare: true,
    load: () => Promise.resolve(BareErrorPage),
  },
]

/** Addresses that only lead on. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/trendee/trend-highlights',
  '/user': '/user/info',
  '/pricing': '/pricing/info',
  '/trendee': '/trendee/trend-highlights',
  '/admin': '/admin/users',
  '/trendee/data': '/admin/data',
  '/trendeesellers': '/trendeesellers/best-seller/shein',
  '/trendeesellers/best-seller': '/trendeesellers/best-seller/shein',
  '/trendeesellers/new-arrival': '/trendeesellers/new-arrival/shein',
}

export interface Product {
  /** `null` is administration, which belongs to no line. */
  readonly line: Line | null
  readonly label: TextKey
  readonly icon: TablerIcon
  readonly home: string
}

/** What the product switcher offers: lines that have a screen. */
export const PRODUCTS: readonly Product[] = [
  { line: 'trendee', label: 'line.trendee', icon: IconFlame, home: '/trendee/trend-highlights' },
  {
    line: 'trendeesellers',
    label: 'line.trendeesellers',
    icon: IconBuildingStore,
    home: '/trendeesellers/best-seller/shein',
  },
  { line: null, label: 'line.admin', icon: IconUsers, home: '/admin/users' },
]
