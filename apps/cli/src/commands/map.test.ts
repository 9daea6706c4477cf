import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UsageError } from '../command'
import { runCommand } from '../testing/run-command'
import { map } from './map'

const folder = mkdtempSync(join(tmpdir(), 'trendee-map-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const german = file(
  'export.csv',
  'Artikelname;Preis;UVP;Verkaufte Stück;Lager-Platz\nTrenchcoat beige;1.299,00 €;1.499,00 €;1.204;A7\nLeinenhemd;49,95 €;;100+;B2\n',
)

it('proposes columns, says what each guess rests on and how the first rows are read', async () => {
  const { code, printed, errors } = await runCommand(map, [german])
  expect(code).toBe(0)
  expect(JSON.parse(printed.join('\n'))).toEqual({
    title: 'Artikelname',
    price: 'Preis',
    listPrice: 'UVP',
    unitsSold: 'Verkaufte Stück',
  })
  const text = errors.join('\n')
  expect(text).toMatch(/^title: Artikelname \(by its name\)$/m)
  expect(text).toMatch(/^not used: Lager-Platz$/m)
  expect(text).toMatch(/Trenchcoat beige +EUR +1299 EUR +1499 EUR +1204$/m)
  expect(text).toMatch(/Leinenhemd +EUR +49.95 EUR +≥ 100$/m)
  expect(text).toMatch(/told apart by title, brand and price/)
})

it('reads the rows with the columns that it is given', async () => {
  const mapping = file('own.json', '{"title": "Artikelname", "price": "UVP"}')
  const { code, printed, errors } = await runCommand(map, [german, '--mapping', mapping])
  expect([code, JSON.parse(printed.join(''))]).toEqual([0, { title: 'Artikelname', price: 'UVP' }])
  expect(errors.join('\n')).toMatch(/Trenchcoat beige +EUR +1499 EUR$/m)
})

it('proposes columns of series, and reads them as from the source that is told', async () => {
  const table = file('suche.csv', 'Woche;Vase;Krug\n05.05.2025;12;4\n12.05.2025;14;5\n')
  const untold = await runCommand(map, [table])
  const mapping = { date: 'Woche', value: ['Vase', 'Krug'] }
  expect([untold.code, JSON.parse(untold.printed.join('\n'))]).toEqual([0, mapping])
  expect(untold.errors.join('\n')).toMatch(
    /^rows: series$[^]*^value: Krug \(by its cells\)$[^]*does not say which network/m,
  )
  const told = await runCommand(map, [table, '--platform', 'google', '--region', 'AT'])
  expect(told.errors.join('\n')).toMatch(/^2025-05-12 \(week\) +Vase +14 +AT$/m)
  expect(told.errors.join('\n')).not.toMatch(/does not say/)
})

it('reads names that stand beside their columns as they are likely meant, and asks', async () => {
  const table = file('shifted.csv', 'Name,Price\nk-1,Linen Shirt,49.90\nk-2,Midi Skirt,89\n')
  const { code, printed, errors } = await runCommand(map, [table])
  expect([code, JSON.parse(printed.join('\n'))]).toEqual([0, { title: 'Name', price: 'Price' }])
  expect(errors.join('\n')).toMatch(/  Linen Shirt +49.9$[^]*such as Name: k-1, Price: Linen Shirt: say which column/m)
  const told = await runCommand(map, [table, '--unnamed-column', 'first'])
  expect(told.errors.join('\n')).not.toMatch(/say which column/)
})

it('says that a known feed needs none, and that a table has no title', async () => {
  const shop = file(
    'shop.csv',
    'timestamp,product_id,title,currency,min_price,product_sold_count\n2025-04-18,1,Shirt,USD,9,5\n',
  )
  expect(await runCommand(map, [shop])).toEqual({
    code: 0,
    printed: [],
    errors: [`${shop} is read as tiktok-shop: it needs no mapping`],
  })
  const words = file('numbers.csv', 'a,b\n1,2\n')
  expect(await runCommand(map, [words])).toEqual({
    code: 1,
    printed: [],
    errors: [
      `${words}: no column looks like the title of a product, the lines of an order, the moment of a post, or the dates and values of a series. Columns: a, b`,
    ],
  })
  // A keyword tool's table: volumes of no date.
  const volumes = file('volumes.csv', 'Keyword,Volume,CPC (USD)\nlinen dress,60500,0.8\nmaxi skirt,12100,0.5\n')
  expect(await runCommand(map, [volumes])).toEqual({
    code: 1,
    printed: [],
    errors: [
      `${volumes}: it looks like series, but no column looks like “Date” (date): name the columns in --mapping FILE.json. Columns: Keyword, Volume, CPC (USD)`,
    ],
  })
})

it.each([[[]], [[german, german]]])('refuses %j', async (argv) => {
  await expect(runCommand(map, argv)).rejects.toThrow(UsageError)
})
