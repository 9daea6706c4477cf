import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { answer } from '../../testing/fetch-in-process'
import { usePages } from '../../testing/open-page'

const { season } = CONTRACT.trends
type Answer = OutputOf<typeof season>
const PHOTO = '/api/v1/common/photo/0123456789012345678901234567890123456789'

/** The first trend of a part, changed. */
function withFirst(said: Answer, isPart: (part: string) => boolean, change: Partial<SeasonTrend>): Answer {
  const parts = said.parts.map((told) =>
    isPart(told.part)
      ? {
          ...told,
          groups: told.groups.map((group) => ({
            ...group,
            list: group.list.map((row, at) => (at === 0 ? { ...row, trend: { ...row.trend, ...change } } : row)),
          })),
        }
      : told,
  )
  return { ...said, parts }
}
type SeasonTrend = Answer['parts'][number]['groups'][number]['list'][number]['trend']

describe('pictures of trends', () => {
  const { openPage } = usePages()

  it('are swatches of colours, of several for many; a drawing is marked as one, a photograph in its place is not', async () => {
    const first = await openPage('/trendee/season/next', { as: 'designer' })
    const said = await first.ask(season, { gender: 'women', region: 'US' })
    const many = withFirst(said, (part) => part === 'color', { hex: null })
    const told = withFirst(many, (part) => part !== 'color', { pictures: [PHOTO] })
    const page = await openPage('/trendee/season/next', {
      as: 'designer',
      answers: ({ path }) => (path === season.path ? answer(told) : null),
    })
    const colors = page.view
      .getAllByRole('list')
      .filter((list) => list.getAttribute('aria-label')?.startsWith(`${page.say('season_part.color')}:`))
    expect(colors.length).toBeGreaterThan(0)
    for (const list of colors) {
      expect(within(list).queryAllByRole('img', { hidden: true })).toEqual([])
      expect(list.querySelector('span[style]')?.getAttribute('style')).toContain('gradient')
    }
    const pictures = [...document.querySelectorAll('img')]
    const photos = pictures.filter((image) => image.getAttribute('src')?.startsWith(PHOTO))
    const drawings = pictures.filter((image) => image.getAttribute('src')?.includes('/common/picture/trend/'))
    expect(photos.length).toBeGreaterThan(0)
    const isMarked = (image: HTMLImageElement) => image.parentElement?.title === page.say('picture.illustration_means')
    expect(photos.filter((image) => isMarked(image) || image.alt !== '')).toEqual([])
    expect(drawings.length).toBeGreaterThan(0)
    expect(drawings.filter((image) => !isMarked(image))).toEqual([])
  })
})
