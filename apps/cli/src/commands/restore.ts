import { restoreBackup } from '@trendee/runtime/backup/restore-backup'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'

export const restore: Command = {
  operands: 'FILE.tar.gz',
  summary: 'Put a backup into an empty or missing data folder',
  notes: [
    'TRENDEE_DATA names the folder. Every file is held against its checksum and both engines are opened on it before it is put in place.',
  ],
  options: {},
  example: '/backups/trendee-monday.tar.gz',
  async run({ argv, env, tell }) {
    const { files } = parseOptions(argv, {})
    const [file] = files
    if (file === undefined || files.length > 1) throw new UsageError('restore takes one file')
    const { folder } = runtimeOptions(env)
    const { created_at, analytics, store } = await restoreBackup(file, folder)
    const rows = [analytics, store]
      .flatMap((content) => Object.values(content.rows))
      .reduce((sum, some) => sum + some, 0)
    tell(`${folder}: as it was at ${created_at}, ${rows} rows`)
    return 0
  },
}
