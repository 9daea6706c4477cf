import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UploadFolder } from './upload-folder'

let parent = ''
let uploads: UploadFolder

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'trendee-uploads-'))
  uploads = new UploadFolder(join(parent, 'uploads'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

describe('uploads on disk', () => {
  it('are kept with their day until they are removed', async () => {
    const first = await uploads.keep('a.csv', Readable.from(['x,', 'y']), { capturedOn: '2026-02-03' })
    const second = await uploads.keep('b.csv', Readable.from(['z']))
    expect(readFileSync(first.path, 'utf8')).toBe('x,y')
    expect(await uploads.kept()).toEqual({ uploads: [first, second], strays: [] })
    await uploads.remove(first.importId)
    expect(await uploads.kept()).toEqual({ uploads: [second], strays: [] })
  })

  it('are kept with what was told of them, also while they are held', async () => {
    const told = { shop: 'Linden & Lark', decimalMark: ',', mapping: { title: 'Bezeichnung' } } as const
    const held = await uploads.keep('a.csv', Readable.from(['x']), { told, isHeld: true })
    expect(await uploads.kept()).toEqual({ uploads: [held], strays: [] })
    const released = await uploads.release(held.importId, '2026-02-03')
    expect(released).toMatchObject({ told, capturedOn: '2026-02-03', isHeld: false })
    expect(await uploads.kept()).toEqual({ uploads: [released], strays: [] })
  })

  it('keep their names without what turns or ends them', async () => {
    const { path } = await uploads.keep('../a\u202egpj.\ncsv', Readable.from(['x']))
    expect(basename(path)).toBe('agpj.csv')
  })

  it('of which it cannot be read what was told are left, and not read otherwise', async () => {
    const { importId, path } = await uploads.keep('a.csv', Readable.from(['x']), { told: { currency: 'EUR' } })
    writeFileSync(join(dirname(dirname(path)), 'reading.json'), '{"currency": "euro"}')
    expect(await uploads.kept()).toEqual({ uploads: [], strays: [join(parent, 'uploads', importId)] })
    expect(existsSync(path)).toBe(true)
  })

  it('are taken up in the order they came, whatever their ids', async () => {
    const kept = []
    for (let index = 0; index < 8; index++) {
      const upload = await uploads.keep(`${index}.csv`, Readable.from(['x']))
      utimesSync(upload.path, 1000 + index, 1000 + index)
      kept.push(upload)
    }
    expect((await uploads.kept()).uploads).toEqual(kept)
  })

  it('that a kill cut off in the middle are no uploads, and their remains go', async () => {
    const remains = join(parent, 'uploads', '6f6a3a52-0000-4000-8000-000000000001', 'arriving')
    mkdirSync(remains, { recursive: true })
    writeFileSync(join(remains, 'half.csv'), 'week,us_fem')
    expect(await uploads.kept()).toEqual({ uploads: [], strays: [] })
    expect(existsSync(remains)).toBe(false)
  })

  it('are found beside what is not ours, which is left and named', async () => {
    const upload = await uploads.keep('a.csv', Readable.from(['x']))
    const folder = join(parent, 'uploads')
    const id = (last: number) => join(folder, `6f6a3a52-0000-4000-8000-00000000000${last}`)
    writeFileSync(join(folder, '.DS_Store'), 'x')
    writeFileSync(join(folder, 'shop.csv'), 'x')
    mkdirSync(join(folder, 'lost+found'))
    writeFileSync(id(1), 'a file by the name of an import')
    mkdirSync(id(2))
    writeFileSync(join(id(2), '2025-02-03'), 'a file by the name of a day')
    mkdirSync(join(id(3), '2025-02-03', 'a.csv'), { recursive: true })
    mkdirSync(join(id(4), 'last spring'), { recursive: true })
    mkdirSync(join(id(5), 'without-day'), { recursive: true })
    writeFileSync(join(id(5), 'without-day', 'a.csv'), 'x')
    writeFileSync(join(id(5), 'without-day', 'b.csv'), 'x')
    const strays = [join(folder, '.DS_Store'), join(folder, 'shop.csv'), join(folder, 'lost+found')]
    const found = await uploads.kept()
    expect(found.uploads).toEqual([upload])
    expect(found.strays.toSorted()).toEqual([...strays, ...[1, 2, 3, 4, 5].map(id)].toSorted())
    for (const stray of found.strays) expect(existsSync(stray)).toBe(true)
  })

  it('whose sender goes away leave nothing', async () => {
    const broken = new Readable({
      read() {
        this.push('half')
        this.destroy(new Error('gone'))
      },
    })
    await expect(uploads.keep('a.csv', broken)).rejects.toThrow('gone')
    expect(readdirSync(join(parent, 'uploads'))).toEqual([])
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..', 'upload'],
    ['', 'upload'],
    ['C:\\feeds\\shop.csv', 'shop.csv'],
  ])('named %s stay in their folder', async (name, kept) => {
    const { path, importId } = await uploads.keep(name, Readable.from(['x']))
    expect(basename(path)).toBe(kept)
    expect(dirname(dirname(path))).toBe(join(parent, 'uploads', importId))
  })

  it('take a name longer than the file system does', async () => {
    const { path } = await uploads.keep(`${'名'.repeat(300)}.csv`, Readable.from(['x']))
    expect(path.endsWith('名.csv')).toBe(true)
  })

  it('are none where nobody ever uploaded', async () => {
    expect(await uploads.kept()).toEqual({ uploads: [], strays: [] })
  })
})
