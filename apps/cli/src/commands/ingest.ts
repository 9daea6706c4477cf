import { setTimeout as pause } from 'node:timers/promises'
import type { ImportRun } from '@trendee/contract/admin'
import { CONTRACT } from '@trendee/contract/contract'
import type { ImportRow } from '@trendee/analytics/ingestion/import-runs'
import { openPlatform, platformOptions } from '@trendee/pipeline/open-platform'
import { type Command, type CommandContext, UsageError } from '../command'
import { choice, parseOptions } from '../options'
import { type RunningServer, runningServer } from '../running-server'
import { type Format, rowsAsText } from '../table'

const COLUMNS = [
  'feed',
  'file',
  'rows_read',
  'rows_loaded',
  'rows_duplicate',
  'rows_rejected',
  'seconds',
  'rows_left_out',
]
const POLL_MS = 250

type Counts = Pick<
  ImportRun,
  'feed' | 'rows_read' | 'rows_loaded' | 'rows_duplicate' | 'rows_rejected' | 'rows_left_out' | 'seconds'
>

function countsOf(run: Readonly<ImportRow>): Counts {
  return {
    feed: run.feed,
    rows_read: run.rowsRead,
    rows_loaded: run.rowsLoaded,
    rows_duplicate: run.rowsDuplicate,
    rows_rejected: run.rowsRejected,
    rows_left_out: run.rowsLeftOut,
    seconds: run.seconds,
  }
}

function line(file: string, counts: Counts) {
  return {
    feed: counts.feed,
    file,
    rows_read: counts.rows_read,
    rows_loaded: counts.rows_loaded,
    rows_duplicate: counts.rows_duplicate,
    rows_rejected: counts.rows_rejected,
    seconds: Math.round(counts.seconds * 1000) / 1000,
    rows_left_out: counts.rows_left_out,
  }
}

type Ingest = (file: string) => Promise<Counts>

async function ingestAll(
  context: CommandContext,
  files: readonly string[],
  format: Format,
  ingest: Ingest,
): Promise<number> {
  let failed = 0
  if (format !== 'ndjson') context.print(COLUMNS.join(','))
  for (const file of files) {
    try {
      const [text] = rowsAsText([line(file, await ingest(file))], COLUMNS, format === 'csv' ? 'csv' : format).slice(-1)
      context.print(text ?? '')
    } catch (error) {
      failed += 1
      context.tell(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failed
}

function throughServer(server: RunningServer, capturedOn: string | undefined): Ingest {
  return async (file) => {
    const { import_id } = await server.upload(file, capturedOn)
    for (;;) {
      const { import: run } = await server.ask(CONTRACT.admin.importDetail, { import_id })
      if (run.state === 'failed') throw new Error(run.message)
      // A running import with its file read to the end only waits for what is derived from it.
      if (run.state === 'done' || run.message === 'deriving') return run
      await pause(POLL_MS)
    }
  }
}

export const ingest: Command = {
  name: 'ingest',
  usage: 'FILE… [--format ndjson|csv] [--captured-on DATE]',
  summary: 'Read feed files into the platform; the same file again loads nothing',
  async run(context) {
    const { files, options } = parseOptions(context.argv, { format: 'string', 'captured-on': 'string' })
    if (files.length === 0) throw new UsageError('ingest takes at least one file')
    const format = choice('format', options.format, ['ndjson', 'csv'], 'csv')
    const capturedOn = options['captured-on']
    const place = platformOptions(context.env)
    const server = runningServer(place.folder)
    if (server) return (await ingestAll(context, files, format, throughServer(server, capturedOn))) > 0 ? 1 : 0
    const platform = await openPlatform(place)
    try {
      const failed = await ingestAll(context, files, format, async (file) =>
        countsOf(await platform.work.ingest(file, { shownName: file, ...(capturedOn ? { capturedOn } : {}) })),
      )
      await platform.work.idle()
      return failed > 0 ? 1 : 0
    } finally {
      await platform.close()
    }
  },
}
