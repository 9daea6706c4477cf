import { expect, it } from 'vitest'
import { isStorageFull } from './storage-full'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

it.each([
  ['the file system', withCode('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['a quota', withCode('EDQUOT')],
  ['PostgreSQL', withCode('53100', 'could not extend file: No space left on device')],
  ['the embedded PostgreSQL', new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device')],
  ['ClickHouse before it writes', withCode('243', 'Cannot reserve 1.00 MiB, not enough space')],
  [
    'ClickHouse while it writes',
    withCode('75', 'Cannot write to file: , errno: 28, strerror: No space left on device'),
  ],
  ['what was wrapped', new Error('the import failed', { cause: withCode('ENOSPC') })],
])('%s says that there is no room', (_who, error) => {
  expect(isStorageFull(error)).toBe(true)
})

it.each([
  ['another error of the file system', withCode('ENOENT')],
  ['another error of ClickHouse', withCode('62', 'Syntax error: failed at position 28')],
  ['no error', 'No space left on device'],
])('%s does not', (_who, error) => {
  expect(isStorageFull(error)).toBe(false)
})
