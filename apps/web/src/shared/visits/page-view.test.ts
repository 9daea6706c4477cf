import { describe, expect, it } from 'vitest'
import { pageViewForm } from './page-view'

const view = {
  pathname: '/trendeesellers/best-seller/temu',
  query: '?window=7&sort=growth',
  params: { platform: 'temu' },
  pattern: '/trendeesellers/best-seller/$platform',
  previousPage: '/trendee/trend-highlights',
  userId: 'a1',
}
const fields = (form: URLSearchParams) => Object.fromEntries(form)
const notes = (form: URLSearchParams) => JSON.parse(form.get('notes') ?? '') as unknown

describe('a page view', () => {
  it('has the fields of the specification', () => {
    const form = pageViewForm(view)
    expect(Object.keys(fields(form))).toEqual(['currentPage', 'previousPage', 'event', 'trackingTag', 'notes'])
    expect(fields(form)).toMatchObject({
      currentPage: '/trendeesellers/best-seller/temu',
      previousPage: '/trendee/trend-highlights',
      event: 'page_view',
    })
    expect(notes(form)).toEqual({ window: '7', sort: 'growth', platform: 'temu', uid: 'a1' })
  })

  it('names nobody where nobody is signed in', () => {
    expect(notes(pageViewForm({ ...view, userId: null }))).toEqual({ window: '7', sort: 'growth', platform: 'temu' })
  })

  it('keeps no key that opens something, and stays within what the server takes', () => {
    const query = `?authorization_code=abc&state=s&q=${'x'.repeat(5000)}`
    const form = pageViewForm({ ...view, query })
    expect(form.get('notes')).not.toContain('abc')
    expect((form.get('notes') ?? '').length).toBeLessThanOrEqual(4000)
    expect(notes(form)).toEqual({ platform: 'temu', uid: 'a1' })
    const short = pageViewForm({ ...view, query: '?authorization_code=abc&code=1&window=7' })
    expect(notes(short)).toEqual({ window: '7', platform: 'temu', uid: 'a1' })
  })
})
