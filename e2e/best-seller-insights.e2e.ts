import { text } from 'node:stream/consumers'
import { insights } from '@trendee/contract/selling/insights'
import { describe, expect, it } from 'vitest'
import { fitsBoth, useBrowser } from './browser'

const HOME = '/trendeesellers/best-seller-insights'

describe('best-seller insights', () => {
  const visit = useBrowser()

  it('draw maps whose points open products, survive a reload, and are saved as a brief and as a file', async () => {
    const { page, open, say } = await visit({ as: 'seller' })
    const answered = page.waitForResponse((response) => response.url().endsWith(insights.analysisCategory.path))
    await open(`${HOME}?platform=temu&window=7`)
    const { data } = (await (await answered).json()) as { data: { total: number } }
    const part = page.getByRole('region', { name: say('insight.categories') })
    await part.getByRole('table').waitFor()
    await page.reload()
    await part.getByRole('table').waitFor()
    expect(new URL(page.url()).searchParams.get('window')).toBe('7')
    expect(await fitsBoth(page)).toBe(true)

    await part.getByRole('button', { name: say('export.button'), exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('export.save') })
        .click(),
    ])
    const csv = await text(await download.createReadStream())
    expect(csv.trim().split('\n')).toHaveLength(data.total + 1)
    await page.keyboard.press('Escape')

    // On paper: what was asked, and neither filters nor buttons.
    const filters = page.getByRole('search', { name: say('filter.bar') })
    const asked = page.getByText(say('insight.asked', { list: say('window.short', { days: 7 }) }).slice(0, -1))
    expect(await filters.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await filters.isVisible()).toBe(false)
    expect(await asked.isVisible()).toBe(true)
    expect(await part.getByRole('button', { name: say('export.button') }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    const point = page
      .getByRole('region', { name: say('insight.space') })
      .locator('a[data-point]')
      .first()
    await point.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/trendeesellers\/best-seller\/temu\?.*secondaryCategory=/)
    await page.getByRole('article').first().waitFor()
  })
})
