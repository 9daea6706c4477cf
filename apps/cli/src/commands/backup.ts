import { stat } from 'node:fs/promises'
import { CONTRACT } from '@trendee/contract/contract'
import { BackupError } from '@trendee/runtime/backup/backup-format'
import { openBackup } from '@trendee/runtime/backup/pack-backup'
import { checkPlace, writeBackupFile } from '@trendee/runtime/backup/write-backup-file'
import { openRuntime, runtimeOptions } from '@trendee/runtime/open-runtime'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'
import { runningServer } from '../running-server'

const OPTIONS = { force: { text: 'Replace FILE where it is there already' } } as const

export const backup: Command = {
  operands: 'FILE.tar.gz',
  summary: 'Write everything that is kept into one file, while the server runs or not',
  notes: [
    'It is one consistent moment of both engines and all files; it waits for the imports that were given before.',
    'FILE holds every account: only you can read it. docs/backup.md says how servers (CLICKHOUSE_URL, DATABASE_URL) are backed up.',
  ],
  options: OPTIONS,
  example: '/backups/trendee-monday.tar.gz',
  async run({ argv, env, tell }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const [file] = files
    if (file === undefined || files.length > 1) throw new UsageError('backup takes one file')
    const place = runtimeOptions(env)
    if (place.clickhouseUrl ?? place.databaseUrl) {
      throw new BackupError('This is for the embedded engines alone: docs/backup.md says how servers are backed up.')
    }
    await checkPlace(file, place.folder, options.force === true)
    const server = runningServer(place.folder)
    if (server) await writeBackupFile(file, () => server.download(CONTRACT.admin.backup))
    else {
      const runtime = await openRuntime(place)
      try {
        await writeBackupFile(file, () => openBackup(runtime, new AbortController().signal))
      } finally {
        await runtime.close()
      }
    }
    tell(`${file}: ${Math.ceil((await stat(file)).size / 1e6)} MB`)
    return 0
  },
}
