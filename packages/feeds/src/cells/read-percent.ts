import { DIGITS, plainSigns, readDigits } from './digits'

/** `+3,700%` → 37, `-20 %` → -0.2. Three digits after a lone mark are thousands: the growths we read are whole percents. Null where it is none. */
export function readPercent(cell: unknown): number | null {
  if (typeof cell !== 'string') return null
  const text = plainSigns(cell).replace('٪', '%')
  const [found, second] = [...text.matchAll(DIGITS)]
  if (!found || second) return null
  const [digits] = found
  const around = `${text.slice(0, found.index)}0${text.slice(found.index + digits.length)}`.replaceAll(' ', '')
  // Turkish and Basque write the sign first.
  if (!/^[+-]?0%$|^%[+-]?0$|^[+-]%0$/u.test(around)) return null
  const value = readDigits(digits, null, () => 'thousands')
  if (typeof value !== 'number') return null
  return (around.includes('-') ? -value : value) / 100
}
