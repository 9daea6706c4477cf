import { readFile } from 'node:fs/promises'
import { admin } from '@trendee/contract/admin/admin'
import { expect } from 'vitest'
import { ask } from './ask'
import { PHONE, inTurn, overflows, useBrowser } from './browser'

const FIXTURES = new URL('../packages/feeds/fixtures/', import.meta.url)
/** Reading a file takes moments; the trends that follow from it are computed before it counts as done. */
const DERIVING_MS = 60_000

async function importNamed(file: string) {
  const { list } = await ask('admin', admin.imports, { pageSize: 20 })
  const found = list.find((run) => run.file === file)
  if (found === undefined) throw new Error(`${file} was not imported`)
  return found
}

inTurn('data', (language, journey) => {
  const visit = useBrowser()
  const named = (name: string, body: string) => ({
    name: `${language}-${name}`,
    mimeType: 'text/csv',
    buffer: Buffer.from(body),
  })

  journey('fits a phone', async () => {
    const { page, open, say } = await visit({ language, as: 'admin', width: PHONE })
    await open('/admin/data')
    await page.getByRole('table', { name: say('imports.title') }).waitFor()
    await page.getByRole('heading', { name: say('feeds.title') }).waitFor()
    expect(await overflows(page)).toBe(false)
  })

  journey(
    'takes feed files, says what they are, and lists what could not be read',
    async () => {
      const { page, open, say, heading } = await visit({ language, as: 'admin' })
      await open('/admin/data')
      await heading().getByText(say('data.title'), { exact: true }).waitFor()
      const lazada = await readFile(new URL('lazada.csv', FIXTURES), 'utf8')
      const shopee = (await readFile(new URL('shopee.csv', FIXTURES), 'utf8')).trimEnd()
      const broken = shopee
        .split('\n')
        .at(-1)
        ?.replace(',899,TWD,', ',cheap,TWD,')
        .replaceAll('70000000003', '70000000009')
      const files = [
        named('lazada.csv', lazada),
        named('shopee.csv', `${shopee}\n${String(broken)}\n`),
        named('notes.csv', 'colour,weight\nred,3\n'),
      ]
      await page.getByLabel(say('upload.label')).setInputFiles(files)
      const sent = page.getByRole('list', { name: say('upload.list') }).getByRole('listitem')
      for (const { name } of files) await sent.filter({ hasText: name }).getByText(say('upload.sent')).waitFor()

      const imports = page.getByRole('table', { name: say('imports.title') })
      // Newest first.
      const row = (name: string) => imports.getByRole('row').filter({ hasText: name }).first()
      for (const feed of ['lazada', 'shopee']) {
        const run = row(`${language}-${feed}.csv`)
        await run.getByText(say('imports.done'), { exact: true }).waitFor({ timeout: DERIVING_MS })
        await run.getByText(new RegExp(`^${feed} ·`)).waitFor()
      }
      const unknown = row(`${language}-notes.csv`)
      await unknown.getByText(new RegExp(`^${say('imports.failed')}`)).waitFor()
      const inLanguage = (english: string, chinese: string) => (language === 'zh' ? chinese : english)
      const failed = await importNamed(`${language}-notes.csv`)
      const message = inLanguage(failed.message, failed.message_zh)
      await unknown.getByText(message, { exact: true }).waitFor()
      for (const feed of await ask('admin', admin.feeds, {}))
        expect(message).toContain(inLanguage(feed.looks_for, feed.looks_for_zh))

      const drawer = page.getByRole('dialog')
      await unknown.getByRole('button', { name: `${language}-notes.csv` }).click()
      await drawer.getByText(message, { exact: true }).waitFor()
      expect(await drawer.getByText(say('rejects.none')).count()).toBe(0)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })

      const run = await importNamed(`${language}-shopee.csv`)
      expect(run.rows_rejected).toBe(1)
      await row(`${language}-shopee.csv`).getByRole('button', { name: '1', exact: true }).click()
      await drawer.getByText(say('rejects.count_one', { count: 1, read: run.rows_read })).waitFor()
      const line = shopee.split('\n').length + 1
      const cells = drawer.getByRole('row').nth(1).getByRole('cell')
      const { rejects } = await ask('admin', admin.importDetail, { import_id: run.import_id })
      const reason = inLanguage(rejects.list[0]?.reason ?? '', rejects.list[0]?.reason_zh ?? '')
      expect(reason).toBe(inLanguage('is not a price', '不是有效的价格'))
      expect((await cells.allInnerTexts()).slice(0, 3)).toEqual([String(line), 'final_price', reason])
    },
    2 * DERIVING_MS,
  )

  journey('is not there for who is no administrator', async () => {
    const { page, open, say } = await visit({ language, as: 'designer' })
    await open('/trendee/trend-highlights')
    await page.getByRole('button', { name: say('shell.products') }).click()
    await page.getByRole('menuitem', { name: say('line.trendee') }).waitFor()
    expect(await page.getByRole('menuitem', { name: say('line.admin') }).count()).toBe(0)
    await open('/admin/data')
    await page.getByText(say('error.forbidden')).waitFor()
    expect(await page.getByLabel(say('upload.label')).count()).toBe(0)
  })
})
