import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Header, create } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MANIFEST, type Manifest, checksumsIn } from './backup-format'
import { restoreBackup } from './restore-backup'
import { unpackBackup } from './unpack-backup'

const folder = mkdtempSync(join(tmpdir(), 'trendee-unpack-'))
const source = join(folder, 'source')
const whole = join(folder, 'whole.tar.gz')
let manifest: Manifest
let made = 0

const target = () => {
  const path = join(folder, `target-${(made += 1)}`)
  mkdirSync(path)
  return path
}
/** A backup of `source` with such a manifest. */
async function backupWith(told: object | null, more: readonly string[] = []): Promise<string> {
  const file = join(folder, `made-${(made += 1)}.tar.gz`)
  rmSync(join(source, MANIFEST), { force: true })
  if (told) writeFileSync(join(source, MANIFEST), JSON.stringify(told))
  const paths = ['store', 'store/numbers', 'store/words', ...more, ...(told ? [MANIFEST] : [])]
  await create({ cwd: source, file, gzip: true, portable: true, noDirRecurse: true }, paths)
  rmSync(join(source, MANIFEST), { force: true })
  return file
}

beforeAll(async () => {
  mkdirSync(join(source, 'store'), { recursive: true })
  writeFileSync(join(source, 'store', 'words'), 'warp and weft\n'.repeat(4000))
  writeFileSync(
    join(source, 'store', 'numbers'),
    Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * index * 31) % 251)),
  )
  const content = { migrations: [1], rows: { account: 3 } }
  manifest = {
    format: 1,
    created_at: '2026-03-02T10:00:00.000Z',
    analytics: content,
    store: content,
    files: await checksumsIn(source),
  }
  writeFileSync(whole, readFileSync(await backupWith(manifest)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a whole backup gives its files back, with their times', async () => {
  const into = target()
  expect(await unpackBackup(whole, into)).toEqual(manifest)
  expect(readdirSync(into)).toEqual(['store'])
  const [was, is] = [manifest.files, await checksumsIn(into)]
  for (const [path, { sha256, modified_ms }] of Object.entries(was)) {
    expect(is[path]?.sha256).toBe(sha256)
    expect(Math.abs((is[path]?.modified_ms ?? 0) - modified_ms)).toBeLessThan(1)
  }
})

describe('is refused with a sentence', () => {
  it('where it is cut off, wherever that is', async () => {
    const { length } = readFileSync(whole)
    for (const bytes of [0, 5, 100, Math.floor(length / 3), Math.floor(length / 2), length - 100, length - 1]) {
      const cut = join(folder, `cut-${bytes}.tar.gz`)
      writeFileSync(cut, readFileSync(whole))
      truncateSync(cut, bytes)
      await expect(unpackBackup(cut, target()), `${bytes} of ${length}`).rejects.toThrow(/cut off/)
    }
  })

  it('where a byte is another, wherever that is', async () => {
    const bytes = readFileSync(whole)
    const reasons: string[] = []
    for (let at = 20; at < bytes.length; at += Math.floor(bytes.length / 12)) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at)
      const file = join(folder, `changed-${at}.tar.gz`)
      writeFileSync(file, changed)
      const into = target()
      const reason = await unpackBackup(file, into).then(
        async () => {
          // A bit that only fills up a compressed block holds nothing.
          const is = await checksumsIn(into)
          return Object.entries(manifest.files).every(([path, { sha256 }]) => is[path]?.sha256 === sha256)
            ? 'nothing was changed'
            : 'changed files were taken'
        },
        (error: Error) => error.message,
      )
      expect(reason, `byte ${at}`).toMatch(/damaged|cut off|nothing was changed/)
      reasons.push(reason)
    }
    expect(reasons.filter((reason) => reason !== 'nothing was changed').length).toBeGreaterThan(9)
  })

  it('where its manifest is missing, not the last, of a newer format, or tells of other files', async () => {
    const { files } = manifest
    const { 'store/words': _, ...fewer } = files
    const words = files['store/words']
    const cases: [string, RegExp][] = [
      [await backupWith(null), /does not end with its manifest/],
      [await backupWith({ ...manifest, format: 2 }), /made by a newer version \(format 2\)/],
      [await backupWith({ ...manifest, files: { ...files, 'store/more': words } }), /damaged at store\/more/],
      [await backupWith({ ...manifest, files: fewer }), /damaged at store\/words/],
      [await backupWith({ ...manifest, files: { ...files, 'store/numbers': words } }), /damaged at store\/numbers/],
      [await backupWith({ format: 1 }), /manifest cannot be read/],
    ]
    for (const [file, message] of cases) await expect(unpackBackup(file, target())).rejects.toThrow(message)
  })

  it('where an entry leads out of the folder', async () => {
    for (const path of ['../outside', 'store/../../outside', join(folder, 'outside'), './store/words']) {
      const body = Buffer.alloc(512, 'x')
      const header = new Header({ path, mode: 0o644, size: body.length, type: 'File', mtime: new Date(0) })
      const block = Buffer.alloc(512)
      header.encode(block, 0)
      const file = join(folder, `leads-out-${(made += 1)}.tar.gz`)
      writeFileSync(file, gzipSync(Buffer.concat([block, body, Buffer.alloc(1024)])))
      await expect(unpackBackup(file, target()), path).rejects.toThrow(/no backup/)
    }
    symlinkSync('/etc', join(source, 'store', 'link'))
    const linked = await backupWith(manifest, ['store/link'])
    rmSync(join(source, 'store', 'link'))
    const into = target()
    await expect(unpackBackup(linked, into)).rejects.toThrow(/it holds SymbolicLink store\/link/)
    expect(readdirSync(folder)).not.toContain('outside')
  })

  it('where its tables are newer than this version, and leaves nothing', async () => {
    const newer = await backupWith({ ...manifest, store: { ...manifest.store, migrations: [1, 9999] } })
    const data = join(folder, 'newer')
    await expect(restoreBackup(newer, data)).rejects.toThrow(/newer version \(its tables are at 9999\)/)
    expect(readdirSync(folder).filter((name) => name.startsWith('newer'))).toEqual([])
  })
})
