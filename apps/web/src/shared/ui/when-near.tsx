import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Before a part comes into sight its answer has arrived. */
const NEAR = '900px 0px'

interface WhenNearProps {
  /** Leads to the part before it is drawn, too. */
  readonly id: string
  /** About as high as the part will be: what follows must not jump. */
  readonly height: number
  readonly children: ReactNode
}

/** A part of a long page that is drawn, and asked for, once the reader comes near it; its place is kept. */
export function WhenNear({ id, height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement | null>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setIsNear(true)
        watcher.disconnect()
      },
      { rootMargin: NEAR },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return isNear ? children : <div ref={place} id={id} style={{ minHeight: height }} />
}
