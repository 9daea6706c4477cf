import { type PresetField, type PresetFilters, presetFilters } from '@trendee/core/preferences/preferences'
import type { UserInfo } from '../api/session'

type Address = Readonly<Record<string, unknown>>

/** Stands in an address that says nothing else: the filters are the screen's own, and not the reader's. */
const FOR_ALL = { for: 'all' } as const

/** What a screen with these fields starts with for an account; an account of an older version answered nothing. */
export function presetsOf(
  info: Pick<UserInfo, 'preferences'> | undefined,
  fields: readonly PresetField[],
): PresetFilters {
  const preferences = info?.preferences ?? null
  return preferences === null ? {} : presetFilters(preferences, fields)
}

/** An address after a filter was changed: where nothing is left in it, that is what the reader wants to see. */
export function withoutPresets(address: Address, hasPresets: boolean): Address {
  const { for: _, ...rest } = address
  return hasPresets && Object.keys(rest).length === 0 ? FOR_ALL : rest
}

/** Every filter that the presets set stands in the address as they set it. */
export function holdsPresets(address: Address, presets: PresetFilters): boolean {
  return Object.entries(presets).every(([field, value]) => address[field] === value)
}

/** The address without what the presets set. */
export function removedPresets(address: Address, presets: PresetFilters): Address {
  return withoutPresets(Object.fromEntries(Object.entries(address).filter(([field]) => !(field in presets))), true)
}
