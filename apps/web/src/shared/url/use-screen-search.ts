import { useCallback, useMemo } from 'react'
import { type AnyRouter, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import type { PresetFilters } from '@trendee/core/preferences/preferences'
import { presetsOf, withoutPresets } from '../preferences/presets'
import { currentUser } from '../api/session'
import type { SearchCodec } from './search-codec'

type Address = Readonly<Record<string, unknown>>

export interface ScreenSearch<Search> {
  readonly search: Search
  /** Changes some fields; `undefined` gives one its default back. Each change is a step that Back undoes. */
  readonly change: (fields: { readonly [Key in keyof Search]?: Search[Key] | undefined }) => void
  /** Gives every field its default back. */
  readonly clear: () => void
}

/** What the screen that is shown starts with for who is signed in. */
function currentPresets(router: AnyRouter): PresetFilters {
  return presetsOf(currentUser()?.userInfo, router.state.matches.at(-1)?.staticData.presets ?? [])
}

/** A screen's or a list's fields of the address, which is their only home. Fields of others stay as they are. */
export function useScreenSearch<Search extends object>(codec: SearchCodec<Search>): ScreenSearch<Search> {
  const address = useLocation({ select: (location) => location.search as Address })
  const navigate = useNavigate()
  const router = useRouter()
  const search = useMemo(() => codec.read(address), [codec, address])
  const go = useCallback(
    (own: (before: Address) => Address) => {
      const others = (before: Address) => Object.entries(before).filter(([name]) => !codec.names.has(name))
      const hasPresets = Object.keys(currentPresets(router)).length > 0
      const update = (before: Address) =>
        withoutPresets({ ...Object.fromEntries(others(before)), ...own(before) }, hasPresets)
      void navigate({ to: '.', search: update, resetScroll: false })
    },
    [codec, navigate, router],
  )
  const change = useCallback<ScreenSearch<Search>['change']>(
    (fields) =>
      go((before) => {
        const next: Address = { ...codec.read(before), ...fields }
        // What was preset stays in the address where it is the screen's own start, too.
        const preset = Object.entries(currentPresets(router)).filter(([name, value]) => next[name] === value)
        return { ...codec.write(next), ...Object.fromEntries(preset) }
      }),
    [codec, go, router],
  )
  const clear = useCallback(() => go(() => ({})), [go])
  return { search, change, clear }
}

/** A `$name` of the route, decoded; empty when the route has no such part. */
export function usePathParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
