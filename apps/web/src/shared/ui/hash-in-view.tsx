import { useEffect } from 'react'
import { useLocation } from '@tanstack/react-router'

/** Brings the part that the address names into view once it stands there: after the parts, where they wait for data. */
export function HashInView() {
  const part = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (part !== '') document.getElementById(part)?.scrollIntoView()
  }, [part])
  return null
}
