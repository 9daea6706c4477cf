import { useCallback, useMemo, useState } from 'react'
import { observedDayFault } from '@trendee/core/captures/capture-day'
import { useOpenedAt } from '../../shared/format/use-opened-at'

export interface HeldDays {
  /** What stands in the field of a held file; '' at first. */
  readonly typed: (importId: string) => string
  /** The same where something can have been observed on that day, else null. */
  readonly given: (importId: string) => string | null
  readonly give: (importIds: readonly string[], day: string) => void
}

/** The days that a person says held files were taken on; a list and a drawer show the same. */
export function useHeldDays(): HeldDays {
  const [days, setDays] = useState<ReadonlyMap<string, string>>(new Map())
  const nowMs = useOpenedAt() * 1000
  const give = useCallback<HeldDays['give']>(
    (importIds, day) => setDays((before) => new Map([...before, ...importIds.map((id) => [id, day] as const)])),
    [],
  )
  return useMemo(() => {
    const typed: HeldDays['typed'] = (importId) => days.get(importId) ?? ''
    const given: HeldDays['given'] = (importId) => {
      const day = typed(importId)
      return day !== '' && observedDayFault(day, nowMs) === null ? day : null
    }
    return { typed, given, give }
  }, [days, nowMs, give])
}
