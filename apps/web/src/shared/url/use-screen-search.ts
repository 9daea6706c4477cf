import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { SearchCodec } from './search-codec'

type Address = Readonly<Record<string, unknown>>

export interface ScreenSearch<Search> {
  readonly search: Search
  /** Changes some fields; `undefined` gives one its default back. Each change is a step that Back undoes. */
  readonly change: (fields: { readonly [Key in keyof Search]?: Search[Key] | undefined }) => void
  /** Gives every field its default back. */
  readonly clear: () => void
}

/** A screen's or a list's fields of the address, which is their only home. Fields of others stay as they are. */
export function useScreenSearch<Search extends object>(codec: SearchCodec<Search>): ScreenSearch<Search> {
  const address = useLocation({ select: (location) => location.search as Address })
  const navigate = useNavigate()
  const search = useMemo(() => codec.read(address), [codec, address])
  const go = useCallback(
    (own: (before: Address) => Address) => {
      const others = (before: Address) => Object.entries(before).filter(([name]) => !codec.names.has(name))
      const update = (before: Address) => ({ ...Object.fromEntries(others(before)), ...own(before) })
      void navigate({ to: '.', search: update, resetScroll: false })
    },
    [codec, navigate],
  )
  const change = useCallback<ScreenSearch<Search>['change']>(
    (fields) => go((before) => codec.write({ ...codec.read(before), ...fields })),
    [codec, go],
  )
  const clear = useCallback(() => go(() => ({})), [go])
  return { search, change, clear }
}

/** A `$name` of the route, decoded; empty when the route has no such part. */
export function usePathParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
