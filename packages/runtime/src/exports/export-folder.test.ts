import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { ExportFolder } from './export-folder'

const [ONE, TWO] = ['0b7c8a52-0d52-4a3c-9d3e-1f5a6a2f7b10', '6f1f3c52-0d52-4a3c-9d3e-1f5a6a2f7b11'] as const
const places: string[] = []
let place: string
let folder: ExportFolder
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'trendee-exports-'))
  places.push(place)
  folder = new ExportFolder(place)
})
afterAll(() => {
  for (const path of places) rmSync(path, { recursive: true, force: true })
})
const never = new AbortController().signal
const pieces = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)))

it('keeps a file that came whole, and the newest of one id', async () => {
  expect(await folder.write(ONE, pieces('id,', '标题'), never)).toBe(9)
  const file = await folder.read(ONE)
  expect(file && (await text(file))).toBe('id,标题')
  await folder.write(ONE, pieces('anew'), never)
  expect(readdirSync(place)).toEqual([ONE])
  await folder.remove(ONE)
  expect(await folder.read(ONE)).toBeNull()
})

it('leaves nothing of one that did not', async () => {
  async function* broken() {
    yield await Promise.resolve(Buffer.from('half'))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await expect(folder.write(ONE, broken(), never)).rejects.toThrow('no space')
  const ending = new AbortController()
  async function* endless() {
    for (;;) {
      yield await Promise.resolve(Buffer.from('more'))
      ending.abort()
    }
  }
  await expect(folder.write(TWO, endless(), ending.signal)).rejects.toThrow()
  expect(readdirSync(place)).toEqual([])
})

it('removes files of no export and what a killed process began, and nothing that is not its own', async () => {
  await folder.write(ONE, pieces('one'), never)
  await folder.write(TWO, pieces('two'), never)
  writeFileSync(join(place, `${TWO}.${ONE}.arriving`), 'half')
  writeFileSync(join(place, 'notes.txt'), 'mine')
  await folder.keepOnly(new Set([TWO]))
  expect(readdirSync(place).toSorted()).toEqual([TWO, 'notes.txt'].toSorted())
})

it('takes nothing for an id that leads elsewhere', async () => {
  await expect(folder.read('../store')).rejects.toThrow(RangeError)
})
