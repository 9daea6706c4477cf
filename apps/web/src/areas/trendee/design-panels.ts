import { type ComponentType, lazy } from 'react'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { DesignType } from './design-types'

/** What the list below a panel is asked for: a panel shows the same people, place and days. */
export interface DesignPanelProps {
  readonly gender: AskedGender
  readonly region: string
  readonly window: WindowDays
}

/**
 * What stands above the list of a design screen, below its filters. Each is loaded apart from the list, by `lazy`: the rows
 * do not wait for it.
 */
export const DESIGN_PANELS: Readonly<Partial<Record<DesignType, ComponentType<DesignPanelProps>>>> = {
  color: lazy(() => import('./color-panel').then((module) => ({ default: module.ColorPanel }))),
  pattern: lazy(() => import('./swatch-panel').then((module) => ({ default: module.PatternPanel }))),
  fabric: lazy(() => import('./swatch-panel').then((module) => ({ default: module.FabricPanel }))),
}
