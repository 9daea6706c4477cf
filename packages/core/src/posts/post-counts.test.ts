import { describe, expect, it } from 'vitest'
import { evidenceOfCount, evidenceOfEngagement } from './post-counts'

describe('counts of a post', () => {
  it('are measured, unless their file gives a floor or rounds them', () => {
    const unsure = { at_least: ['views'], estimated: ['likes'] } as const
    expect([
      evidenceOfCount(unsure, 'views'),
      evidenceOfCount(unsure, 'likes'),
      evidenceOfCount(unsure, 'shares'),
    ]).toEqual(['at_least', 'estimated', 'measured'])
  })

  it.each([
    [[], [], 'measured'],
    [['views'], ['shares'], 'measured'],
    [[], ['comments'], 'estimated'],
    [['comments'], ['likes'], 'at_least'],
    [['likes'], [], 'at_least'],
  ] as const)('of which %j are floors and %j rounded make an engagement that is %s', (floors, rounded, known) => {
    expect(evidenceOfEngagement({ at_least: floors, estimated: rounded })).toBe(known)
  })
})
