import type { ComponentType } from 'react'
import type { TablerIcon } from '@tabler/icons-react'
import type { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { Line } from '@trendee/core/plans/lines'
import type { PresetField } from '@trendee/core/preferences/preferences'
import type { TextKey } from '@trendee/contract/texts/texts'

export type Guard = 'public' | 'signed-in' | 'admin'

/** Where a badge's number comes from; no number is written by hand. */
export type BadgeSource =
  | 'collected'
  | 'moving-trends'
  /** All trends. */
  | 'trends'
  /** Trends of a type that rise. */
  | `rising:${(typeof TREND_TYPES)[number]}`
  | `platform:${string}`

export interface MenuEntry {
  readonly to: string
  readonly label: TextKey
  /** Heading under which the entry stands. */
  readonly group: TextKey
  readonly icon: TablerIcon
  readonly badge?: BadgeSource
  /** Start of the addresses that stand under the entry, beside its own. */
  readonly covers?: string
  /** Shown only while the data holds something for it. */
  readonly needsData?: boolean
}

/** Entries of a screen that every shop has which customers' tables brought: its address is the screen's, with the platform at the end. */
export interface ShopMenu extends Pick<MenuEntry, 'group' | 'icon'> {
  readonly isCounted?: boolean
}

export interface Screen {
  readonly path: string
  /** The product whose theme, menu and plan it belongs to; `null` for common areas. */
  readonly line: Line | null
  readonly title: TextKey
  readonly guard: Guard
  /** Plans of its line that open it; absent: all, and none, as far as the rules of its data go. */
  readonly plans?: readonly string[]
  /** Filters of its address that start with what the account works on, where the address says nothing. */
  readonly presets?: readonly PresetField[]
  /** Without the frame of menu and bar around it. */
  readonly isBare?: boolean
  /** The screen travels in a chunk of its own: `routes.ts` is part of the first page and imports none. */
  readonly load: () => Promise<ComponentType>
  readonly menu?: readonly MenuEntry[]
  readonly shopMenu?: ShopMenu
}

/** What the product switcher offers. */
export interface Product {
  /** `null` is administration, which belongs to no line. */
  readonly line: Line | null
  readonly label: TextKey
  readonly icon: TablerIcon
  readonly home: string
}

/** An address, or what finds it by the data. */
export type Redirects = Readonly<Record<string, string | (() => Promise<string>)>>

/** One area of the web app. */
export interface Area {
  readonly screens: readonly Screen[]
  /** Addresses that only lead on. */
  readonly redirects?: Redirects
  readonly product?: Product
}
