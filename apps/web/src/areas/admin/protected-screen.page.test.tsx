import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { adminGraphics, graphic } = CONTRACT

describe('protected names', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/admin/protected-names'))(
    '%s takes a name in, which marks keywords, and off, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'admin', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.protected'))
      const marked = async () => {
        const answer = await server().answerTo(
          graphic.keywordsKeyword,
          { source: 'google', keyword: 'leopard' },
          'graphics',
        )
        return answer.keyword.protected?.term ?? null
      }
      expect(await marked()).toBeNull()
      const before = await page.ask(adminGraphics.protectedTerms, {})
      expect(before.total).toBeGreaterThan(50)
      const [field] = view.getAllByPlaceholderText(say('protected.hint'))
      await fill(page, field as HTMLElement, ' Leopard ')
      await press(page, say('protected.add'))
      const after = await page.ask(adminGraphics.protectedTerms, { q: 'leopard' })
      expect(after.list).toEqual([{ term: 'leopard', kind: 'character', keywords: 1 }])
      expect(await marked()).toBe('leopard')
      const kept = await openPage(`${path}?q=leopard`, { as: 'admin', language })
      const table = within(kept.view.getByRole('table', { name: say('screen.protected') }))
      expect(table.getAllByRole('row')[1]?.textContent).toContain('leopard')
      await press(kept, say('protected.take_off_of', { term: 'leopard' }))
      expect(await marked()).toBeNull()
      expect((await kept.ask(adminGraphics.protectedTerms, {})).total).toBe(before.total)
    },
  )

  it('are left out of lists that ask for it', async () => {
    const page = await openPage('/admin/protected-names', { as: 'admin' })
    await page.ask(adminGraphics.protectedSave, { term: 'leopard', kind: 'brand', is_protected: true })
    const listed = async (unprotected: 'true' | 'false') =>
      (
        await server().answerTo(graphic.keywordsList, { source: 'google', pageSize: 100, unprotected }, 'graphics')
      ).list.map(({ keyword }) => keyword)
    const all = await listed('false')
    expect(all).toContain('leopard')
    expect(await listed('true')).toEqual(all.filter((keyword) => keyword !== 'leopard'))
    await page.ask(adminGraphics.protectedSave, { term: 'Leopard', kind: 'brand', is_protected: false })
  })
})
