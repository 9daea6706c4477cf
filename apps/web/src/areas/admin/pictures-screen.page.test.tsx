import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { adminPictures } = CONTRACT
/** Which the demo's feeds name. */
const NAMED = 'images.trendee.demo'

describe('pictures', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/admin/pictures'))(
    '%s allows the host that feeds name by one click, and forbids it, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'admin', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.pictures'))
      const row = () =>
        within(view.getByRole('table', { name: say('screen.pictures') }))
          .getAllByRole('row')
          .find((one) => one.textContent.includes(NAMED))?.textContent
      const { list } = await page.ask(adminPictures.pictureHosts, {})
      const waiting = list.find(({ host }) => host === NAMED)?.waiting ?? 0
      expect(waiting).toBeGreaterThan(100)
      expect(row()).toContain(say('pictures.not_allowed'))
      expect(row()).toContain(waiting.toLocaleString('en-US'))
      await press(page, say('pictures.allow_of', { host: NAMED }))
      expect(row()).toContain(say('pictures.is_allowed'))
      await press(page, `${say('pictures.forbid')}: ${NAMED}`)
      expect(row()).toContain(say('pictures.not_allowed'))
    },
  )

  it('allows hosts that no feed has named yet, and says why a host cannot be', async () => {
    const page = await openPage('/admin/pictures', { as: 'admin' })
    const { view, say } = page
    const field = view.getByRole('textbox', { name: say('pictures.add') })
    await fill(page, field, '*.later.example')
    await press(page, say('pictures.add'))
    expect(view.getByText('*.later.example')).toBeDefined()
    await press(page, `${say('pictures.forbid')}: *.later.example`)
    expect(view.queryByText('*.later.example')).toBeNull()
    await fill(page, field, 'localhost')
    await press(page, say('pictures.add'))
    expect(view.queryByText('localhost')).toBeNull()
    expect((await page.ask(adminPictures.pictureHosts, {})).list.some(({ is_allowed }) => is_allowed)).toBe(false)
  })

  it('says what came of archives that were handed in', async () => {
    await ask(server().app, adminPictures.pictureUpload, {}, await server().signIn('admin'))
    const page = await openPage('/admin/pictures', { as: 'admin', language: 'zh' })
    const table = within(page.view.getByRole('table', { name: page.say('deliveries.title') }))
    expect(table.getAllByRole('row')[1]?.textContent).toContain('series.csv')
  })
})
