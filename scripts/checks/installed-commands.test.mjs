import { describe, expect, it } from 'vitest'
import { installedCopy } from './installed-copy.mjs'

/** The two commands that people begin with; `installed-commands.long.test.mjs` runs them all. */
describe('an installed copy', () => {
  const { start, run } = installedCopy()

  it('reads a file', async () => {
    const { code, printed, output } = await run('ingest', 'timeline.csv')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/^google-trends-timeline,timeline\.csv,\d+,[1-9]/)
  })

  it('serves the app and its API', async () => {
    const server = start(['serve', '--port', '0'])
    try {
      const [, port] = await server.said(/Trendee is at \S+:(\d+)\s/)
      const texts = await fetch(`http://127.0.0.1:${port}/api/v1/common/language`)
      expect(await texts.json()).toMatchObject({ code: 1 })
      const page = await fetch(`http://127.0.0.1:${port}/`)
      expect(await page.text()).toContain('<div id="root">')
    } finally {
      await server.stop()
    }
    expect(await server.exit, server.output).toBe(0)
  })
})
