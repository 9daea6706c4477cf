import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { Header, create } from 'tar'
import { photosOf } from '@trendee/analytics/pictures/photos-of'
import { type OpenFacts, openEmptyFacts } from '@trendee/analytics/testing/empty-facts'
import { deliveries } from '@trendee/store/pictures/picture-deliveries'
import { embeddedStore } from '@trendee/store/testing/engines'
import { FolderStorage } from '../storage/folder-storage'
import { DeliveryFolder } from './delivery-folder'
import { packFolder } from './pack-folder'
import { PhotoShelf } from './photo-shelf'
import { picturesInFolder } from './pictures-in-folder'
import { takePictures } from './take-pictures'

let facts: OpenFacts
const store = embeddedStore()
let folder = ''
let photos: PhotoShelf
let delivered: DeliveryFolder
let picture: Buffer
beforeEach(async () => {
  facts = await openEmptyFacts()
  folder = await mkdtemp(join(tmpdir(), 'trendee-delivered-'))
  photos = new PhotoShelf(new FolderStorage(join(folder, 'pictures')))
  delivered = new DeliveryFolder(join(folder, 'deliveries'), store().db)
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a03060' } })
    .jpeg()
    .toBuffer()
  await facts.db.run(`INSERT INTO trendee.product (platform, product_id, image_url, version)
    SELECT 'shein', toString(number), concat('https://a.example/', toString(number), '-front.jpg'), 1 FROM numbers(5)`)
})
afterEach(async () => {
  await facts.close()
  await rm(folder, { recursive: true, force: true })
})

const pictured = async () =>
  [
    ...(
      await photosOf(
        facts.db,
        [0, 1, 2, 3, 4].map((id) => `shein/${id}`),
      )
    ).keys(),
  ].sort()
const engines = () => ({ analytics: facts.db, photos })
const neverAborted = new AbortController().signal

interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** What the archive says of its size. */
  readonly says?: number
}

/** A ZIP as the format's description has it, with names and sizes that no honest program writes. */
function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says = content.length } of entries) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, place, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end])
}

async function tarOf(files: Readonly<Record<string, Buffer>>, gzip = false): Promise<Buffer> {
  const from = await mkdtemp(join(tmpdir(), 'trendee-tar-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(from, name), content)
  const path = join(from, 'made.tar')
  const written = create({ cwd: from, gzip }, Object.keys(files)).pipe(createWriteStream(path))
  await once(written, 'close')
  const bytes = await readFile(path)
  await rm(from, { recursive: true })
  return bytes
}

async function hand(content: Buffer) {
  await delivered.keep('pictures.zip', Readable.from([content]))
  await delivered.takeWaiting(engines(), neverAborted)
  return (await deliveries(store().db, { page: 1, pageSize: 1 })).list[0]
}

describe('pictures in a folder', () => {
  it('are taken, in folders too, and given to the products that they are named after', async () => {
    await mkdir(join(folder, 'from', 'deep'), { recursive: true })
    await writeFile(join(folder, 'from', '1.jpg'), picture)
    await writeFile(join(folder, 'from', 'deep', '2-front.jpg'), picture)
    await writeFile(join(folder, 'from', '3.jpg'), 'no picture')
    await writeFile(join(folder, 'from', '.DS_Store'), 'nothing')
    await writeFile(join(folder, 'outside.jpg'), picture)
    await symlink(join(folder, 'outside.jpg'), join(folder, 'from', '4.jpg'))
    const taken = await takePictures(engines(), picturesInFolder(join(folder, 'from')))
    // The same file twice is one photograph.
    expect(taken).toEqual({ taken: 2, refused: 1, shown: 1 })
    expect(await pictured()).toEqual(['shein/1', 'shein/2'])
  })
})

it('a folder that is packed for a running server is taken in as it is', async () => {
  await mkdir(join(folder, 'from', 'deep'), { recursive: true })
  await writeFile(join(folder, 'from', '1.jpg'), picture)
  await writeFile(join(folder, 'from', 'deep', '2.jpg'), picture)
  await writeFile(join(folder, 'from', '@3.jpg'), picture)
  await writeFile(join(folder, 'from', '.DS_Store'), 'nothing')
  await packFolder(join(folder, 'from'), join(folder, 'packed.tar'))
  expect(await hand(await readFile(join(folder, 'packed.tar')))).toMatchObject({ state: 'done', taken: 3, refused: 0 })
  expect(await pictured()).toEqual(['shein/1', 'shein/2'])
})

describe('an archive', () => {
  it('that is a ZIP is taken in and removed', async () => {
    const entries = [
      { name: 'a/', content: Buffer.alloc(0) },
      { name: 'a/1.jpg', content: picture },
      { name: '__MACOSX/a/._1.jpg', content: Buffer.from('x') },
      { name: 'read me.txt', content: Buffer.from('Hello') },
    ]
    expect(await hand(zipOf(entries))).toMatchObject({
      file: 'pictures.zip',
      state: 'done',
      taken: 1,
      refused: 1,
      shown: 1,
    })
    expect(await pictured()).toEqual(['shein/1'])
    expect(await readdir(join(folder, 'deliveries'))).toEqual([])
  })

  it.each([false, true])('that is a TAR is taken in, gzipped: %s', async (isGzipped) => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}.txt`, Buffer.from('x')]))
    const tar = await tarOf({ ...many, '1.jpg': picture, '2.jpg': picture }, isGzipped)
    expect(await hand(tar)).toMatchObject({ state: 'done', taken: 2, refused: 200 })
    expect(await pictured()).toEqual(['shein/1', 'shein/2'])
  })

  it.each([
    ['../1.jpg', 'unsafe_names'],
    ['a/../../1.jpg', 'unsafe_names'],
    ['/tmp/1.jpg', 'unsafe_names'],
    ['C:/1.jpg', 'unsafe_names'],
  ])('with %s in it is refused', async (name, trouble) => {
    expect(await hand(zipOf([{ name, content: picture }]))).toMatchObject({ state: 'failed', trouble })
    const header = new Header({ path: name, mode: 0o644, size: picture.length, type: 'File', mtime: new Date(0) })
    header.encode()
    const padded = Buffer.alloc(Math.ceil(picture.length / 512) * 512)
    picture.copy(padded)
    const tar = Buffer.concat([header.block ?? Buffer.alloc(0), padded, Buffer.alloc(1024)])
    expect(await hand(tar)).toMatchObject({ state: 'failed', trouble })
    expect(await readdir(folder)).not.toContain('1.jpg')
    expect(await pictured()).toEqual([])
  })

  it('that unpacks to far more than it holds is left before it has', async () => {
    const empty = Buffer.alloc(20_000_000)
    const bomb = zipOf(Array.from({ length: 4 }, (_, index) => ({ name: `${index}.jpg`, content: empty })))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await hand(bomb)).toMatchObject({ state: 'failed', trouble: 'unpacks_too_large' })
    const tar = await tarOf(Object.fromEntries([0, 1, 2, 3].map((index) => [`${index}.jpg`, empty])), true)
    expect(tar.length).toBeLessThan(200_000)
    expect(await hand(tar)).toMatchObject({ state: 'failed', trouble: 'unpacks_too_large' })
  })

  it('that says less than it unpacks to is refused', async () => {
    const lie = zipOf([{ name: '1.jpg', content: Buffer.alloc(60_000_000), says: 100 }])
    expect(await hand(lie)).toMatchObject({ state: 'failed', trouble: 'damaged' })
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['no archive', () => Buffer.from('colour,weight\nred,3\n'), 'not_an_archive'],
    ['nothing', () => Buffer.alloc(0), 'not_an_archive'],
    ['half a ZIP', () => zipOf([{ name: '1.jpg', content: picture }]).subarray(0, 100), 'damaged'],
    ['a gzipped table', () => gzipSync('colour,weight\nred,3\n'), 'damaged'],
    ['half a gzipped TAR', async () => (await tarOf({ '1.jpg': picture }, true)).subarray(0, 150), 'damaged'],
  ])('that is %s is refused with the reason', async (_what, made, trouble) => {
    expect(await hand(await made())).toMatchObject({ state: 'failed', trouble })
  })

  it('that waited when the process died is taken in by the next one', async () => {
    const ending = new AbortController()
    ending.abort(new Error('The process ends.'))
    await delivered.keep('pictures.zip', Readable.from([zipOf([{ name: '1.jpg', content: picture }])]))
    await expect(delivered.takeWaiting(engines(), ending.signal)).rejects.toThrow('The process ends.')
    await new DeliveryFolder(join(folder, 'deliveries'), store().db).takeWaiting(engines(), neverAborted)
    expect(await pictured()).toEqual(['shein/1'])
  })

  it('that breaks off on its way in is not kept', async () => {
    const before = (await deliveries(store().db, { page: 1, pageSize: 1 })).total
    const broken = new Readable({ read: () => undefined })
    const kept = delivered.keep('pictures.zip', broken)
    broken.destroy(new Error('the line broke'))
    await expect(kept).rejects.toThrow('the line broke')
    expect(await readdir(join(folder, 'deliveries'))).toEqual([])
    expect((await deliveries(store().db, { page: 1, pageSize: 1 })).total).toBe(before)
  })
})
