import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { choose, pick, press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { common, selling } = CONTRACT
const SHEIN = '/trendeesellers/best-seller/shein'

describe('the export of a list', () => {
  const { openPage, server } = usePages()
  const unbounded = async () => {
    const plan = { line: 'trendeesellers', plan: 'business' } as const
    return { token: await makeSession(server().runtime.store.db, { role: '4', plan }) }
  }

  it.each(languageByTurns())(
    'in %s saves a workbook where one is chosen, named after the list, its filters and its day',
    async (language) => {
      const page = await openPage(`${SHEIN}?gender=women`, { as: await unbounded(), language })
      const { say } = page
      await press(page, say('export.button'))
      await page.view.findByRole('radiogroup', { name: say('export.format') })
      await choose(page, say('export.format'), say('export.format_xlsx'))
      await press(page, say('export.save'))
      const asked = page.requests.find(({ path }) => path === common.export.path)
      expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ what: 'shein', format: 'xlsx', language })
      const { as_of } = await page.ask(selling.shein.list, {})
      expect(page.downloads).toEqual([`trendee-shein-women-${as_of}.xlsx`])
    },
  )

  it('writes one file for a double click', async () => {
    const page = await openPage(`${SHEIN}?gender=men`, { as: await unbounded() })
    await press(page, page.say('export.button'))
    await page.user.dblClick(await page.view.findByRole('button', { name: page.say('export.save') }))
    await page.settled()
    expect(page.requests.filter(({ path }) => path === common.export.path)).toHaveLength(1)
    expect(page.downloads).toHaveLength(1)
  })

  it.each(languageByTurns())(
    'in %s writes many rows while the reader goes on, and hands over the file',
    async (language) => {
      const page = await openPage(SHEIN, { as: await unbounded(), language })
      const { say, view } = page
      await press(page, say('export.button'))
      await pick(page, say('export.quantity'), '50,000')
      expect(view.getByText(say('export.long'))).toBeDefined()
      await press(page, say('export.start'))
      const own = within(await view.findByRole('region', { name: say('export.own') }))
      const { total, as_of } = await page.ask(selling.shein.list, {})
      const name = `trendee-shein-${as_of}.csv`
      const download = await own.findByRole('button', { name: `${say('export.download')}: ${name}` })
      expect(
        own.getByText(say('export.state_ready', { count: total.toLocaleString('en') }), { exact: false }),
      ).toBeDefined()
      await page.user.click(download)
      await page.settled()
      expect(page.downloads).toEqual([name])
    },
  )

  it('is listed on the account’s page, from which one that is not ready can be ended', async () => {
    const running = {
      export_id: 'one',
      what: 'shein',
      format: 'csv',
      state: 'running',
      quantity: 50_000,
      rows_done: 20_000,
      file_name: 'trendee-shein.csv',
      bytes: null,
      failure: null,
      created_at: 0,
      expires_at: 604_800,
    }
    const page = await openPage('/user/info?section=exports', {
      as: await unbounded(),
      answers: ({ path }) => (path === common.ownExports.path ? answer({ list: [running] }) : null),
    })
    const { say, view } = page
    const own = within(await view.findByRole('region', { name: say('export.own') }))
    expect(own.getByText(say('export.state_running', { done: '20,000', count: '50,000' }))).toBeDefined()
    // What is cancelled is not there: the server says so.
    await page.user.click(own.getByRole('button', { name: `${say('export.cancel')}: trendee-shein.csv` }))
    expect(page.requests.find(({ path }) => path === common.exportCancel.path)?.body).toContain('"export_id":"one"')
  })

  it('says on the account’s page where there is none', async () => {
    const page = await openPage('/user/info?section=exports', { as: await unbounded(), language: 'zh' })
    expect(await page.view.findByText(page.say('export.own_none'))).toBeDefined()
  })
})
