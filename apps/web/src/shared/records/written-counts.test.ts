import { describe, expect, it } from 'vitest'
import { formatFor } from '../format/format'
import { writtenCount, writtenEngagement } from './written-counts'

const format = formatFor('en')
const post = { likes: 30_000, comments: 12, views: 1234, engagement_rate: 0.12, at_least: [], estimated: [] }

describe('counts of a post as they are written', () => {
  it('stand behind a sign where they were not counted', () => {
    const floor = { ...post, at_least: ['likes' as const], estimated: ['views' as const] }
    expect([writtenCount(post, 'likes', format), writtenCount(floor, 'likes', format)]).toEqual(['30K', '≥ 30K'])
    expect(writtenCount(floor, 'views', format)).toBe('≈ 1.23K')
    expect(writtenCount(floor, 'comments', format)).toBe('12')
  })

  it('make an engagement that is no surer than they are', () => {
    expect(writtenEngagement(post, format)).toBe('12%')
    expect(writtenEngagement({ ...post, estimated: ['comments'] }, format)).toBe('≈ 12%')
    expect(writtenEngagement({ ...post, at_least: ['likes'] }, format)).toBe('≥ 12%')
  })
})
