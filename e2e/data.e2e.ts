import { readFile } from 'node:fs/promises'
import { admin } from '@trendee/contract/admin/admin'
import { filters } from '@trendee/contract/filters/filters'
import { selling } from '@trendee/contract/selling/selling'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { ask } from './ask'
import { fitsBoth, useBrowser } from './browser'
import { useServer } from './visited-server'
import { become, sessionByMail } from './people'
import { type BareServer, UNLIMITED, startEmptyServer } from './running-server'

const FIXTURES = new URL('../packages/feeds/fixtures/', import.meta.url)

// What it imports and takes back changes the menus of everybody.
describe('data', () => {
  const server = useServer()
  const visit = useBrowser(server)
  const named = (name: string, body: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(body) })

  const importNamed = async (file: string) => {
    const { list } = await ask('admin', admin.imports, { pageSize: 20 }, server())
    const found = list.find((run) => run.file === file)
    if (found === undefined) throw new Error(`${file} was not imported`)
    return found
  }

  it('holds feed files until their day is given, says what they are, lists what could not be read, shows what was in them, and takes one back', async () => {
    const { page, open, say, heading } = await visit({ as: 'admin' })
    await open('/admin/data')
    await heading().getByText(say('data.title'), { exact: true }).waitFor()
    const lazada = await readFile(new URL('lazada.csv', FIXTURES), 'utf8')
    const shopee = (await readFile(new URL('shopee.csv', FIXTURES), 'utf8')).trimEnd()
    const lastRow = String(shopee.split('\n').at(-1))
    const unpriced = lastRow.replace(',899,TWD,', ',cheap,TWD,').replaceAll('70000000003', '70000000009')
    const nameless = lastRow.replaceAll('70000000003', '')
    const files = [
      named('lazada.csv', lazada),
      named('shopee.csv', `${shopee}\n${unpriced}\n${nameless}\n`),
      named('notes.csv', 'only words\nno columns\n'),
    ]
    await page.getByLabel(say('upload.label')).setInputFiles(files)
    const sent = page.getByRole('list', { name: say('upload.list') }).getByRole('listitem')
    for (const { name } of files) await sent.filter({ hasText: name }).getByText(say('upload.sent')).waitFor()

    const drawer = page.getByRole('dialog')
    const held = page.getByRole('list', { name: say('held.title') })
    await held.getByRole('button', { name: 'lazada.csv', exact: true }).click()
    await drawer.getByText(say('review.needs_day')).waitFor()
    expect(await findings(page)).toEqual([])
    expect(await fitsBoth(page)).toBe(true)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await fitsBoth(page)).toBe(true)
    // Neither file says when its rows were true.
    const oneDay = page.getByRole('group', { name: say('held.one_day_other', { count: 2 }) })
    await oneDay.getByRole('button', { name: say('day.today') }).click()
    await page.getByRole('button', { name: say('held.load_ready_other', { count: 2 }) }).click()
    await held.waitFor({ state: 'hidden' })

    const imports = page.getByRole('table', { name: say('imports.title') })
    // Newest first.
    const row = (name: string) => imports.getByRole('row').filter({ hasText: name }).first()
    for (const feed of ['lazada', 'shopee']) {
      const run = row(`${feed}.csv`)
      await run.getByText(say('imports.done'), { exact: true }).waitFor()
      await run.getByText(new RegExp(`^${feed} (?:products|商品)`, 'iu')).waitFor()
    }
    const unknown = row('notes.csv')
    await unknown.getByText(new RegExp(`^${say('imports.failed')}`)).waitFor()
    const failed = await importNamed('notes.csv')
    const { message } = failed
    await unknown.getByText(message, { exact: true }).waitFor()
    expect(message).toContain('It holds columns only words.')
    // What is recognised lies behind a fold.
    const feeds = await ask('admin', admin.feeds, {}, server())
    const known = page.getByText(feeds[0]?.looks_for ?? '', { exact: true })
    expect(await known.isVisible()).toBe(false)
    await page.getByText(say('feeds.all', { count: feeds.length })).click()
    await known.waitFor()

    await unknown.getByRole('button', { name: 'notes.csv' }).click()
    await drawer.getByText(message, { exact: true }).waitFor()
    expect(await drawer.getByText(say('rejects.none')).count()).toBe(0)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    const run = await importNamed('shopee.csv')
    expect(run.rows_rejected).toBe(1)
    await row('shopee.csv').getByRole('button', { name: '1', exact: true }).click()
    await drawer.getByText(say('rejects.count_one', { count: 1, read: run.rows_read })).waitFor()
    const line = shopee.split('\n').length + 1
    const unread = drawer.getByRole('list', { name: say('unread.title') }).getByRole('listitem')
    await unread.getByText(say('unread.example', { text: 'cheap', line }), { exact: false }).waitFor()
    const cells = drawer.getByRole('row').nth(1).getByRole('cell')
    const { rejects } = await ask('admin', admin.importDetail, { import_id: run.import_id }, server())
    const reason = rejects.list[0]?.reason
    expect(reason).toBe('is empty')
    expect((await cells.allInnerTexts()).slice(0, 3)).toEqual([String(line + 1), 'id', reason])

    await drawer.getByRole('button', { name: say('withdraw.title') }).click()
    await page.getByRole('button', { name: say('withdraw.yes') }).click()
    await drawer.getByText(say('withdraw.is_withdrawn')).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await row('shopee.csv').getByText(say('imports.withdrawn'), { exact: true }).waitFor()
    await open('/trendeesellers/best-seller/lazada')
    const { list, total } = await ask('admin', selling.lazada.list, {}, server())
    expect(total).toBeGreaterThan(0)
    await page.getByRole('article').first().getByText(String(list[0]?.title), { exact: true }).waitFor()
  })

  it('maps a table that nobody knows on the screen, shows it as it will be read, and lists its shop once it is loaded', async () => {
    const { page, open, say } = await visit({ as: 'admin' })
    await open('/admin/data')
    const table = 'Bezeichnung;Preis;Alt;Verkauft\nLinen Shirt;49,95 €;69,90 €;1.204\nWool Coat;199,00 €;;87\n'
    await page.getByLabel(say('upload.label')).setInputFiles([named('herbst.csv', table)])
    const drawer = page.getByRole('dialog')
    const holds = (column: string) => drawer.getByRole('combobox', { name: say('reading.holds', { column }) })
    await holds('Alt').selectOption('listPrice')
    await drawer.getByLabel(say('reading.shop'), { exact: true }).fill('Lerche')
    await drawer.getByRole('button', { name: say('reading.read') }).click()
    const asRead = drawer.getByRole('table', { name: say('reading.as_read') })
    await asRead.getByRole('cell', { name: '69.9 EUR' }).waitFor()
    expect(await asRead.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual([
      'Linen Shirt',
      '49.95 EUR',
      '69.9 EUR',
      '1204',
    ])
    expect(await findings(page)).toEqual([])
    expect(await fitsBoth(page)).toBe(true)
    await drawer.getByRole('button', { name: say('day.today') }).click()
    await drawer.getByRole('button', { name: say('review.load') }).click()
    await drawer.waitFor({ state: 'hidden' })
    const run = page.getByRole('table', { name: say('imports.title') }).getByRole('row')
    await run.filter({ hasText: 'herbst.csv' }).first().getByText(say('imports.done'), { exact: true }).waitFor()
    const { reading } = await importNamed('herbst.csv')
    expect(reading.mapping).toEqual({ title: 'Bezeichnung', price: 'Preis', listPrice: 'Alt', unitsSold: 'Verkauft' })

    const { platforms } = await ask('admin', filters.index, {}, server())
    const shop = platforms.find(({ name }) => name === 'Lerche')?.value
    await open(`/trendeesellers/best-seller/${shop}`)
    await page.getByRole('article').filter({ hasText: 'Linen Shirt' }).first().waitFor()

    // The next file of that shop has its columns in another order: nothing is asked.
    await open('/admin/data')
    const saved = page.getByRole('list', { name: say('mappings.title') }).getByRole('listitem')
    await saved.filter({ hasText: 'herbst.csv' }).getByText('Lerche', { exact: false }).waitFor()
    const next = 'Verkauft;Preis;Bezeichnung;Alt\n12;59,90 €;Cord Skirt;\n'
    await page.getByLabel(say('upload.label')).setInputFiles([named('herbst-2.csv', next)])
    await asRead.getByRole('cell', { name: 'Cord Skirt' }).waitFor()
    await drawer.getByText(say('import.how_read')).waitFor()
    expect(await holds('Alt').inputValue()).toBe('listPrice')
    await drawer.getByRole('button', { name: say('day.today') }).click()
    await drawer.getByRole('button', { name: say('review.load') }).click()
    await drawer.waitFor({ state: 'hidden' })
    await run.filter({ hasText: 'herbst-2.csv' }).getByText(say('imports.done'), { exact: true }).waitFor()
    await open(`/trendeesellers/best-seller/${shop}`)
    const skirt = page.getByRole('article').filter({ hasText: 'Cord Skirt' }).first()
    await skirt.getByText('59.9', { exact: false }).first().waitFor()
  })
})

describe('an empty platform', () => {
  const ADMINISTRATOR = 'ada@shop.example'
  let own: BareServer | null = null
  const server = () => {
    if (own === null) throw new Error('the server starts before the first test, not earlier')
    return own
  }
  beforeAll(async () => {
    own = await startEmptyServer({ ...UNLIMITED, TRENDEE_ADMIN: ADMINISTRATOR })
  })
  afterAll(() => own?.stop())
  const visit = useBrowser(server)

  it('leads its administrator to the first import, and says what became visible', async () => {
    const visitor = await visit({ isNew: true })
    const { page, open, say } = visitor
    await become(visitor, await sessionByMail(server(), ADMINISTRATOR))
    await open('/trendee/trend-highlights')
    await page.getByRole('heading', { level: 2, name: say('first.title') }).waitFor()
    // Nothing to choose from yet: nobody is asked what they work on.
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await findings(page)).toEqual([])
    expect(await fitsBoth(page)).toBe(true)

    const files: { name: string; mimeType: string; buffer: Buffer }[] = []
    for (const { file } of SAMPLE_FILES.filter(({ fills }) => fills === 'search' || fills === 'products')) {
      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: say('first.download', { file }) }).click()
      files.push({ name: file, mimeType: 'text/csv', buffer: await readFile(await (await saving).path()) })
    }
    await page.getByRole('link', { name: say('first.open_data') }).click()
    await page.getByLabel(say('upload.label')).setInputFiles(files)
    const held = page.getByRole('list', { name: say('held.title') })
    for (const { name } of files) await held.getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: say('held.load_ready_other', { count: 2 }) }).click()
    await held.waitFor({ state: 'hidden' })

    const now = page.getByRole('region', { name: say('held_now.title') })
    const platform = 'Google'
    await now.getByText(say('held_now.search_other', { platform, count: 5 })).waitFor()
    await now.getByText(say('held_now.products_other', { platform: 'Shein', count: 12, days: '2' })).waitFor()
    for (const missing of ['posts', 'looks'] as const) await now.getByText(say(`missing.${missing}`)).waitFor()
    expect(await now.getByText(say('missing.search')).count()).toBe(0)
    expect(await findings(page)).toEqual([])
    await now.getByRole('link', { name: new RegExp('Shein') }).click()
    await page.getByText('Women Barrel Leg Jeans, High Waist').first().waitFor()
  })
})
