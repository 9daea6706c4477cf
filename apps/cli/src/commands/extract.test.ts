import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UsageError } from '../command'
import { runCommand } from '../testing/run-command'
import { extract } from './extract'

const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'titles.csv')
writeFileSync(file, '\uFEFFid,name,about\n1,"Women\'s Red Floral, Midi Dress",in linen\n2,Glass Vase,\n')
const run = (...argv: string[]) => runCommand(extract, argv)

it('prints what it finds in each row, with the words that gave it', async () => {
  const { code, printed } = await run(file, '--title', 'name', '--description', 'about')
  expect(code).toBe(0)
  const [dress, vase, ...more] = printed.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(more).toEqual([])
  expect(dress).toMatchObject({
    row: 1,
    title: "Women's Red Floral, Midi Dress",
    category: { primary: 'womenswear', secondary: 'dress' },
    gender: { value: 'women' },
    color: [{ value: 'red', words: 'Red', from: 'title', family: expect.any(String) }],
    pattern: [{ value: 'floral', words: 'Floral', from: 'title' }],
    fabric: [{ value: 'linen', words: 'linen', from: 'description' }],
  })
  expect(vase).toMatchObject({ row: 2, category: null, color: [] })
})
it('reads the title alone where no description is named, and prints columns where asked', async () => {
  const { printed } = await run(file, '--title', 'name', '--format', 'csv')
  expect(printed).toHaveLength(3)
  expect(printed[0]).toMatch(/^row,title,primary_category,secondary_category,gender,color,pattern,/)
  expect(printed[1]).toMatch(/^1,"Women's Red Floral, Midi Dress",womenswear,dress,women,red,floral,/)
  expect(printed[1]).not.toContain('linen')
})
it.each<[string[], RegExp]>([
  [[file, '--title', 'titel'], /no column titel; the file has id, name, about/],
  [[file, '--title', 'name', '--description', 'text'], /no column text; the file has id, name, about/],
  [[file], /--title is missing\. The column that holds the titles/],
  [['--title', 'name'], /one file/],
  [[file, '--title', 'name', '--lang', 'en'], /--lang/],
])('%o is refused', async (argv, message) => {
  await expect(run(...argv)).rejects.toThrow(UsageError)
  await expect(run(...argv)).rejects.toThrow(message)
})
