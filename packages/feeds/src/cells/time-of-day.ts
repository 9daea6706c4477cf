const CLOCK =
  /(上午|下午|午前|午後|오전|오후)?\s*(?<!\d)([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?\s*(?:([ap])\.?\s?m\b)?[^+-]*(?:([+-])(\d{2}):?(\d{2})$)?/iu
const AFTERNOON = /^(?:下午|午後|오후|p)$/iu

/** The time of day that stands beside a written date, as UTC where it has no zone; 0 where there is none. */
export function secondsOfClock(cell: unknown): number {
  const [, before, hour, minute, second = '0', behind, sign, zoneHours, zoneMinutes] =
    (typeof cell === 'string' && CLOCK.exec(cell)) || []
  if (hour === undefined) return 0
  const half = before ?? behind
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (AFTERNOON.test(half) ? 12 : 0)
  const zone = (Number(zoneHours ?? 0) * 3600 + Number(zoneMinutes ?? 0) * 60) * (sign === '-' ? -1 : 1)
  return hours * 3600 + Number(minute) * 60 + Number(second) - zone
}
