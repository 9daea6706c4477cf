/** Countries whose numbers are usual here, with their calling codes; another country's number is typed with its `+`. */
export const DIAL_CODES = [
  ['CN', '86'],
  ['HK', '852'],
  ['TW', '886'],
  ['US', '1'],
  ['GB', '44'],
  ['DE', '49'],
  ['FR', '33'],
  ['IT', '39'],
  ['ES', '34'],
  ['NL', '31'],
  ['PL', '48'],
  ['SE', '46'],
  ['TR', '90'],
  ['AE', '971'],
  ['JP', '81'],
  ['KR', '82'],
  ['SG', '65'],
  ['MY', '60'],
  ['TH', '66'],
  ['VN', '84'],
  ['ID', '62'],
  ['PH', '63'],
  ['IN', '91'],
  ['AU', '61'],
  ['BR', '55'],
  ['MX', '52'],
] as const

/** The country that a visitor most likely has a number of, from the language tags of the browser (`zh-CN`, `en-GB`). */
export function likelyCountry(tags: readonly string[]): string {
  for (const tag of tags) {
    const [language, ...rest] = tag.split('-')
    const region = rest.find((part) => /^[A-Z]{2}$/.test(part))
    const known = DIAL_CODES.find(([country]) => country === region)
    if (known !== undefined) return known[0]
    if (language === 'zh') return 'CN'
  }
  return 'US'
}

/** `+` and digits, as sent: a number that was typed with its own `+` or `00` keeps it. */
export function fullNumber(country: string, typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  const text = typed.trim()
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const dial = DIAL_CODES.find(([known]) => known === country)?.[1] ?? ''
  return digits === '' ? '' : `+${dial}${digits}`
}
