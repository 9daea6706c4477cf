import { isoDay } from '../../shared/format/iso-day'

/** The last second of a UTC day as unix seconds: what holds until a day holds through it. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59Z`) / 1000
}

/** The day so many days after an instant, `YYYY-MM-DD` in UTC. */
export function dayAfter(days: number, unixSeconds: number): string {
  return isoDay(unixSeconds + days * 86_400)
}
