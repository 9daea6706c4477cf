import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CatalogRow } from './catalog-labels'
import { measureBrands, measureFields } from './fields-figures'

const row = (title: string, brand: string, gender: CatalogRow['gender']): CatalogRow => ({
  title,
  brand,
  description: '',
  gender,
  color: null,
})

it('tells a row’s wearer from the other rows of its brand, never from its own', () => {
  const agreeing = Array.from({ length: 5 }, () => row('Women dress', 'Anna', 'women'))
  expect(measureBrands(agreeing)).toMatchObject({ told: 0 })
  const six = [...agreeing, row('Women dress', 'Anna', 'women')]
  expect(measureBrands(six)).toMatchObject({ told: 6, right: 6, silent: 0 })
  const silent = [...six, row('Linen shirt', 'Anna', 'men'), row('Linen shirt', 'Other', 'men')]
  expect(measureBrands(silent)).toMatchObject({ told: 7, right: 6, silent: 2, silentTold: 1, silentRight: 0 })
})

it('counts what a field adds to title and description', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fields-'))
  const specifications = (pairs: object[]) => `"${JSON.stringify(pairs).replaceAll('"', '""')}"`
  const lines = [
    'id,title,sold,favorite,final_price,currency,breadcrumb,Product Specifications',
    [
      '1',
      'Camiseta',
      '1',
      '1',
      '5',
      'MXN',
      `"[""Ropa de Hombre"",""Playeras""]"`,
      specifications([{ name: 'Patrón', value: 'Liso' }]),
    ].join(','),
    [
      '2',
      'Camiseta estampada',
      '1',
      '1',
      '5',
      'MXN',
      `"[""Ropa de Hombre"",""Playeras""]"`,
      specifications([{ name: 'Patrón', value: 'Otros' }]),
    ].join(','),
    [
      '3',
      'Camiseta estampada',
      '1',
      '1',
      '5',
      'MXN',
      '[]',
      specifications([
        { name: 'Patrón', value: 'Estampado' },
        { name: 'Género', value: 'Mujer' },
      ]),
    ].join(','),
  ]
  await writeFile(join(folder, 'shopee-products.csv'), lines.join('\n'))
  const figures = await measureFields(folder)
  expect(figures.fields.get('pattern')).toEqual({ filled: 2, without: 1, with: 2 })
  expect(figures.fields.get('sleeve')).toEqual({ filled: 0, without: 0, with: 0 })
  expect(figures).toMatchObject({ fashion: 3, wearers: 3, fromPath: 2, fromField: 1 })
})
