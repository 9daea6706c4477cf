import { type RefObject, useEffect, useRef } from 'react'

/** For a row of links that scrolls sideways on a phone: the one that is open is seen, whenever `current` changes. */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row.current === null || link === null || link === undefined) return
    const room = row.current.clientWidth - link.offsetWidth
    // The page itself stays where it is: only the row moves.
    row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - room / 2
  }, [current])
  return row
}
