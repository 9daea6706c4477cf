import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** `0:43`, `4:05`, `23:10:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`
}

function secondsUntil(instant: number | null): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / SECOND_MS))
}

/** Whole seconds until an instant (milliseconds since 1970), counted down while the page is open; 0 when over or `null`. */
export function useSecondsUntil(instant: number | null): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (instant === null || instant <= Date.now()) return
    const timer = setInterval(() => {
      tick((ticks) => ticks + 1)
      if (instant <= Date.now()) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [instant])
  return secondsUntil(instant)
}
