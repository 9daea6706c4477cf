import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { RunningProgram, freePort } from './running-program.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendee-dev-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('npm run dev serves API and page, and both end together', async () => {
  const [port, webPort] = await Promise.all([freePort(), freePort()])
  const dev = new RunningProgram('npm', ['run', 'dev'], {
    cwd: root,
    env: { TRENDEE_DATA: join(folder, 'data'), PORT: String(port), WEB_PORT: String(webPort) },
  })
  const api = `http://127.0.0.1:${port}/api/v1/common/language`
  const page = `http://127.0.0.1:${webPort}`
  try {
    await dev.said(/Trendee is at/)
    expect(await (await fetch(api)).json()).toMatchObject({ code: 1 })
    expect(await (await fetch(`${page}/api/v1/common/language`)).json()).toMatchObject({ code: 1 })
    const html = await (await fetch(page)).text()
    expect(html).toContain('/@vite/client')
    const [, main = ''] = /src="(\/src\/[^"]+)"/.exec(html) ?? []
    const script = await fetch(`${page}${main}`)
    expect(script.headers.get('content-type')).toContain('javascript')
  } finally {
    // Resolves when nobody holds its output any more: npm, the script and the server have ended.
    await dev.stop()
  }
  await expect(fetch(api)).rejects.toThrow('fetch failed')
  await expect(fetch(page)).rejects.toThrow('fetch failed')
})
