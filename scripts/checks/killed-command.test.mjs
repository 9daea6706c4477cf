import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { RunningProgram } from './running-program.mjs'

it('a server whose command was killed ends, so that the next one can open the data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-killed-'))
  const start = () =>
    new RunningProgram(process.execPath, [join(root, 'apps/cli/bin/trendee.mjs'), 'serve'], {
      cwd: root,
      env: { TRENDEE_DATA: folder, PORT: '0', HOST: '127.0.0.1' },
    })
  const address = /Trendee is at (\S+)/
  try {
    const killed = start()
    await killed.said(address)
    // Told only when all that it had started have closed their output, too.
    expect(await killed.stop('SIGKILL')).toBe('SIGKILL')
    const next = start()
    const [, url] = await next.said(address)
    expect((await fetch(url)).status).toBe(200)
    expect(await next.stop()).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
