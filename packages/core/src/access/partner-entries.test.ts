import { expect, it } from 'vitest'
import { type PartnerEntry, seesPartnerEntry } from './partner-entries'

const ENTRIES: readonly PartnerEntry[] = ['channel', 'customer', 'popmart']
const seen = (plan: string | null, hasAdmin = false) =>
  ENTRIES.filter((entry) => seesPartnerEntry(entry, { plan, hasAdmin }))

it('customers are for both plans, channels and collectibles for business, and all of it for the admin flag', () => {
  expect(seen('professional')).toEqual(['customer'])
  expect(seen('business')).toEqual(['channel', 'customer', 'popmart'])
  expect(seen(null)).toEqual([])
  // As the account shows them: a plan that has ended, and none.
  expect(seen('free')).toEqual([])
  expect(seen('Not Plan')).toEqual([])
  expect(seen(null, true)).toEqual([...ENTRIES])
})
