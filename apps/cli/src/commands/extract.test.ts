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
it('prints sports, lenses and features, and searches titles without a brand for those of the others', async () => {
  const brands = join(folder, 'brands.csv')
  writeFileSync(
    brands,
    'name,maker\nSki goggles with UV400,Long Keeper\n2018 breathable cap by Long Keeper LK-2040,\nCap,OEM\n',
  )
  const { printed } = await run(brands, '--title', 'name', '--brand', 'maker')
  const [stated, read, none] = printed.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(stated).toMatchObject({
    brand: { value: 'Long Keeper', from: 'field', is_inferred: false },
    sport: [{ value: 'skiing', words: 'Ski', from: 'title' }],
    lens: [{ value: 'uv400', words: 'UV400' }],
    garments: [{ secondary: 'eyeglasses', words: 'goggles' }],
  })
  expect(read).toMatchObject({
    brand: { value: 'Long Keeper', words: 'Long Keeper', from: 'title', is_inferred: true },
    feature: [{ value: 'breathable' }],
    model_number: 'LK-2040',
  })
  expect(none).toMatchObject({ brand: null, sport: [], model_number: null })
  const table = await run(brands, '--title', 'name', '--brand', 'maker', '--format', 'csv')
  expect(table.printed[0]).toMatch(/,sport,lens,feature,brand,brand_from,model_number$/)
  expect(table.printed[2]).toMatch(/,breathable,Long Keeper,title,LK-2040$/)
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
