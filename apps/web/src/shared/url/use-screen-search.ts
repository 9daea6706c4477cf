import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { SearchCodec } from './search-codec'

export interface ScreenSearch<Search> {
  readonly search: Search
  /** Changes some filters; `undefined` takes one away. Each change is a step that Back undoes. */
  readonly change: (part: Partial<{ [Key in keyof Search]: Search[Key] | undefined }>) => void
  readonly clear: () => void
}

/** The screen's filters, whose only home is the address. */
export function useScreenSearch<Search extends object>(codec: SearchCodec<Search>): ScreenSearch<Search> {
  const raw = useLocation({ select: (location) => location.search as Readonly<Record<string, unknown>> })
  const navigate = useNavigate()
  const search = useMemo(() => codec.validate(raw), [codec, raw])
  const change = useCallback<ScreenSearch<Search>['change']>(
    (part) => {
      const update = (before: object) => codec.validate({ ...before, ...part })
      void navigate({ to: '.', search: update, resetScroll: false })
    },
    [codec, navigate],
  )
  const clear = useCallback(() => {
    void navigate({ to: '.', search: {}, resetScroll: false })
  }, [navigate])
  return { search, change, clear }
}

/** A `$name` of the route, decoded; empty when the route has no such part. */
export function usePathParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
