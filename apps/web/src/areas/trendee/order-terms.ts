import { useLocalStorage } from '@mantine/hooks'

/** What the reader's orders are like; kept in the browser, as the lead time is. `null`: not given. */
export interface OwnTerms {
  readonly expected: number
  readonly minimum: number
  readonly weeks: number
  readonly cost: number | null
  readonly price: number | null
  readonly clearance: number
}
export type TermField = keyof OwnTerms

const USUAL: OwnTerms = { expected: 1000, minimum: 0, weeks: 8, cost: null, price: null, clearance: 0 }

interface Bounds {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}
const PIECES = { least: 0, most: 10_000_000, isWhole: true }
const MONEY = { least: 0, most: 100_000, isWhole: false }
export const TERM_BOUNDS: Readonly<Record<TermField, Bounds>> = {
  expected: { ...PIECES, least: 1 },
  minimum: PIECES,
  weeks: { least: 1, most: 26, isWhole: true },
  cost: MONEY,
  price: MONEY,
  clearance: MONEY,
}

/** The number that was typed; `undefined` where it is none that the field can hold. */
export function readTerm(field: TermField, text: string): number | undefined {
  const { least, most, isWhole } = TERM_BOUNDS[field]
  const value = Number(text.trim().replace(',', '.'))
  const isKnown = text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most
  return isKnown && (!isWhole || Number.isInteger(value)) ? value : undefined
}

/** What was kept, field by field: another version of this page, or a hand, may have written something else. */
export function knownTerms(kept: unknown): OwnTerms {
  const fields = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  const known = Object.entries(fields).filter(
    ([field, value]) => field in TERM_BOUNDS && readTerm(field as TermField, String(value)) !== undefined,
  )
  return { ...USUAL, ...Object.fromEntries(known.map(([field, value]) => [field, Number(value)])) }
}

export function useOrderTerms(): [OwnTerms, (change: Partial<OwnTerms>) => void] {
  const [kept, setKept] = useLocalStorage<unknown>({
    key: 'order.terms',
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  })
  const terms = knownTerms(kept)
  return [terms, (change) => setKept({ ...terms, ...change })]
}
