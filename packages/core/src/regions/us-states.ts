import { US_STATE_CODES } from './us-state-codes'

/** United States and the federal district, in the order of `US_STATE_CODES`. */
const NAMES = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
]

/** Postal code by name. */
export const US_STATES: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name, place) => [name, US_STATE_CODES[place] ?? '']),
)

/** `CA` for `California`; `null` for what is no state. */
export function stateCode(name: string): string | null {
  return US_STATES[name.trim()] ?? null
}
