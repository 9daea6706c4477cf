import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is narrower than so many pixels, as of its last change of size. */
export function useIsNarrower(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width < pixels
}
