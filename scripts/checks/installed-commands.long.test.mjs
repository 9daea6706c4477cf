import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedCopy } from './installed-copy.mjs'

const { folder, start, run, dropFile } = installedCopy()

/** A small run of each command, in this order; `demo` takes half a minute, and `serve` runs in `npm test`. */
const RUNS = {
  async ingest() {
    const { code, printed, output } = await run('ingest', 'timeline.csv')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/^google-trends-timeline,timeline\.csv,\d+,[1-9]/)
  },
  async backup() {
    const { code, output } = await run('backup', 'copy.tar.gz')
    expect(code, output).toBe(0)
  },
  async restore() {
    const program = start(['restore', 'copy.tar.gz'], 'restored')
    expect(await program.exit, program.output).toBe(0)
    const listing = start(['imports', '--format', 'csv'], 'restored')
    expect(await listing.exit, listing.output).toBe(0)
    expect(listing.printed).toContain(',timeline.csv,google-trends-timeline,')
  },
  async imports() {
    const { code, printed, output } = await run('imports', '--format', 'csv')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/^id,file,feed,.*\n[\w-]+,timeline\.csv,google-trends-timeline,/)
  },
  async withdraw() {
    const { code, printed, output } = await run('withdraw', 'timeline.csv', '--format', 'csv')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/,timeline\.csv,google-trends-timeline,withdrawn,/)
  },
  async watch() {
    dropFile('timeline.csv')
    const { code, printed, output } = await run('watch', 'incoming', '--once', '--every', '0.1')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/^google-trends-timeline,.*timeline\.csv,\d+,[1-9]/)
    expect(readdirSync(join(folder, 'work/incoming/done'))).toContain('timeline.csv')
    const watching = start(['watch', 'incoming'])
    await watching.said(/Watching incoming/)
    expect(await watching.stop('SIGINT'), watching.output).toBe(0)
  },
  async trends() {
    const { code, printed, output } = await run('trends', '--region', 'US', '--format', 'csv')
    expect(code, output).toBe(0)
    expect(printed).toMatch(/^name,type,/)
  },
  async forecast() {
    const { code, printed, output } = await run('forecast', 'series.csv', '--origin', '2024-12-23', '--horizon', '2')
    expect(code, output).toBe(0)
    expect(printed.trimEnd().split('\n')).toHaveLength(3)
  },
  async extract() {
    const { code, printed, output } = await run('extract', 'titles.csv', '--title', 'name')
    expect(code, output).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({ row: 1, title: 'Red linen midi dress' })
  },
  async openapi() {
    const { code, printed, output } = await run('openapi')
    expect(code, output).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({ openapi: '3.1.0' })
  },
  async bench() {
    const { code, output } = await run('bench', 'forecast', '--data', 'no-such-folder')
    expect(code, output).toBe(0)
    expect(output).toContain('no-such-folder')
  },
}
const EXPLAINED_ONLY = ['demo', 'serve']

describe('an installed copy', () => {
  it('lists the commands that are run here', async () => {
    const { code, printed } = await run('help')
    expect(code).toBe(0)
    const listed = [...printed.matchAll(/^ {2}trendee (\w+)/gm)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual([...Object.keys(RUNS), ...EXPLAINED_ONLY].toSorted())
  })

  it.each([...Object.keys(RUNS), ...EXPLAINED_ONLY])('explains trendee %s', async (name) => {
    const { code, printed, output } = await run(name, '--help')
    expect(code, output).toBe(0)
    expect(printed).toMatch(new RegExp(`^Usage: trendee ${name}\\b[\\s\\S]*\\nExample:\\n {2}trendee ${name}\\b`))
  })

  it.each(Object.keys(RUNS))('runs trendee %s', async (name) => {
    await expect(RUNS[name]()).resolves.toBeUndefined()
  })
})

/** Lines as each command tells them in this process, and through a server that has the data folder open. */
async function refusals() {
  const { code, output } = await run('ingest', 'nope.csv', 'incoming', 'undated.csv', 'words.csv', 'archive.zip')
  return { code, lines: output.trimEnd().split('\n') }
}

describe('beside a running server', () => {
  let server
  let here
  beforeAll(async () => {
    here = await refusals()
    server = start(['serve', '--port', '0'])
    await server.said(/Trendee is at/)
  })
  afterAll(() => server.stop())

  it('files are refused in the same words as without one', async () => {
    expect(here.code).toBe(1)
    expect(here.lines.slice(1)).toEqual([
      expect.stringMatching(/^nope\.csv cannot be opened: ENOENT/),
      'incoming is not a file',
      'undated.csv does not say on which day it was captured: give that day (--captured-on DAY, or today)',
      expect.stringMatching(/^words\.csv is no feed we know/),
      expect.stringMatching(/^archive\.zip is a zip archive/),
    ])
    expect(await refusals()).toEqual(here)
  })

  it('a file shows what it would move, is loaded, listed and taken back', async () => {
    const file = ['undated.csv', '--captured-on', '2025-04-18']
    const preview = await run('ingest', ...file, '--preview')
    expect(preview.printed).toContain('newest day none → 2025-04-18')
    expect(preview.printed).toContain('nothing was loaded')
    expect((await run('ingest', 'words.csv', '--preview')).output).toMatch(/^words\.csv is no feed we know/m)
    expect((await run('ingest', ...file)).printed).toMatch(/^catalog,undated\.csv,1,1,/)
    const listed = async () => {
      const rows = JSON.parse((await run('imports', '--format', 'json')).printed)
      return rows.filter((row) => row.file === 'undated.csv' && row.rows > 0)
    }
    const [loaded, ...others] = await listed()
    expect([loaded.captured_on, others]).toEqual(['2025-04-18', []])
    const { code, printed } = await run('withdraw', 'undated.csv', '--format', 'json')
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toContainEqual({ ...loaded, state: 'withdrawn' })
    expect(await run('withdraw', loaded.id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing of it'),
    })
    expect(await run('withdraw', 'no-such')).toMatchObject({ code: 1, output: expect.stringContaining('neither') })
  })

  it('files put into a folder are loaded through it, or held until their day is known', async () => {
    dropFile('timeline.csv')
    dropFile('undated.csv')
    const held = await run('watch', 'incoming', '--once', '--every', '0.1')
    expect(held.code, held.output).toBe(1)
    const incoming = join(folder, 'work/incoming')
    expect(readdirSync(incoming)).not.toContain('timeline.csv')
    expect(readdirSync(join(incoming, 'needs-day')).toSorted()).toEqual(['undated.csv', 'undated.csv.why.txt'])
    mkdirSync(join(incoming, 'today'))
    renameSync(join(incoming, 'needs-day/undated.csv'), join(incoming, 'today/undated.csv'))
    const loaded = await run('watch', 'incoming', '--once', '--every', '0.1')
    expect(loaded.code, loaded.output).toBe(0)
    expect(loaded.printed).toMatch(/^catalog,.*undated\.csv,1,1,/)
    expect(readdirSync(join(incoming, 'needs-day'))).toEqual([])
  })
})
