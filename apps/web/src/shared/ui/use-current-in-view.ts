import { type RefObject, useEffect, useRef } from 'react'

/** For a row of links that scrolls sideways on a phone: the one whose `data-part` is `current` is seen. */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const element = row.current
    const link = element?.querySelector<HTMLElement>(`[data-part="${current}"]`)
    if (element === null || link === null || link === undefined) return
    const room = element.clientWidth - link.offsetWidth
    // The page itself stays where it is: only the row moves.
    element.scrollLeft = link.offsetLeft - element.offsetLeft - room / 2
  }, [current])
  return row
}
