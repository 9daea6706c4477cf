import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { RunningProgram } from './running-program.mjs'

it('npm start on a port that is taken says so and makes no data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-port-'))
  const other = createServer()
  try {
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)))
    const data = join(folder, 'data')
    const program = new RunningProgram(process.execPath, [join(root, 'scripts/start.mjs')], {
      cwd: root,
      env: { TRENDEE_DATA: data, PORT: String(other.address().port), HOST: '127.0.0.1' },
    })
    expect(await program.exit).toBe(1)
    expect(program.output).toContain('EADDRINUSE')
    expect(existsSync(data)).toBe(false)
  } finally {
    other.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
