import { describe, expect, it } from 'vitest'
import { FEATURES, LINES } from '@trendee/contract/endpoint'
import { ATTRIBUTE_TYPES, LEVELS, LIFECYCLES } from '@trendee/contract/parameters'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import { ATTRIBUTE_TYPES as LEXICON_TYPES } from '@trendee/core/lexicon/types'
import { LINE_NAMES, PLANS, WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import type { Level } from '@trendee/core/trend/level'
import type { Lifecycle } from '@trendee/core/trend/lifecycle'

// Contract and core stand side by side on the lowest floor and may not import each other, so words that both need are
// written in both. This is where they meet.
describe('words of the contract are those of the rules', () => {
  it('attribute types', () => {
    expect(ATTRIBUTE_TYPES).toEqual(LEXICON_TYPES)
  })

  it('levels and lifecycles', () => {
    const levels: readonly Level[] = LEVELS
    const lifecycles: readonly Lifecycle[] = LIFECYCLES
    expect([new Set(levels).size, new Set(lifecycles).size]).toEqual([4, 6])
  })

  it('lines, each with a role, and features, each with a rule for nobody’s plan', () => {
    expect(Object.keys(LINES).toSorted()).toEqual([...LINE_NAMES].toSorted())
    expect(Object.keys(ROLE_OF_LINE).toSorted()).toEqual([...LINE_NAMES].toSorted())
    expect(Object.keys(WITHOUT_PLAN).toSorted()).toEqual([...FEATURES].toSorted())
    for (const { line, plan, rules } of PLANS) {
      const unknown = Object.keys(rules).filter((feature) => !(FEATURES as readonly string[]).includes(feature))
      expect(unknown, `${line} ${plan}`).toEqual([])
    }
  })
})
