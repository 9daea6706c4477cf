import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { makeMember } from '../../testing/test-accounts'

const { range } = CONTRACT
const PLAN = { role: '4', plan: { line: 'trendeesellers', plan: 'business' } } as const
const TABLE =
  'SKU,Title,Price,Currency\nA,Women Linen Dress,49,USD\nB,Women Cargo Pants,60,EUR\nC,Gift card,20,USD\n,,,\n'

let demo: SignInApp
beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
})
afterAll(() => demo.close())

const seller = () => makeMember(demo.runtime.store.db, PLAN)
async function bring(token: string, text: string, fields: Record<string, string> = {}) {
  const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`
  const rest = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  const sent = await demo.app.inject({
    method: 'POST',
    url: range.rangeUpload.path,
    headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${rest.join('')}${part('name="file"; filename="own.csv"', text)}--x--\r\n`,
  })
  return sent.json()
}
const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown> = {}) =>
  (await ask(demo.app, entry, input, token)).json()

describe('an own range', () => {
  it('is read, held against a marketplace and its trends, and deleted on wish', async () => {
    const { token } = await seller()
    const { data: brought } = await bring(token, TABLE)
    expect(brought).toMatchObject({
      file_name: 'own.csv',
      items: 3,
      with_category: 2,
      priced: 3,
      rows_rejected: 1,
      currencies: ['EUR', 'USD'],
    })
    const { data } = await says(token, range.rangeCategories, { platform: 'shein', pageSize: 100 })
    expect(data).toMatchObject({ range: { items: 3 }, market: { platform: 'shein' } })
    const count = (category: string) =>
      data.list.find((row: { category: string }) => row.category === category)?.items as number
    expect([count('dress'), count('pants')]).toEqual([1, 1])
    const { data: trends } = await says(token, range.rangeTrends, { region: 'US' })
    expect(trends.rising.length).toBeGreaterThan(0)
    // Those that no item carries come first.
    const lacking = trends.rising.map((trend: { items: number }) => trend.items > 0)
    expect(lacking).toEqual([...lacking].toSorted((a: boolean, b: boolean) => Number(a) - Number(b)))
    expect(trends.falling.every(({ items }: { items: number }) => items > 0)).toBe(true)
    const { data: unread } = await says(token, range.rangeItems, { category: 'none' })
    expect(unread.list.map(({ item_id: id }: { item_id: string }) => id)).toEqual(['C'])
    expect((await says(token, range.rangeDrop)).data).toEqual({ deleted: true })
    expect((await says(token, range.rangeItems)).data.total).toBe(0)
    expect((await says(token, range.rangeDrop)).data).toEqual({ deleted: false })
  })

  it('is its account’s alone', async () => {
    const [ann, bob] = [await seller(), await seller()]
    await bring(ann.token, TABLE)
    expect((await says(bob.token, range.rangeItems)).data.total).toBe(0)
    const { data } = await says(bob.token, range.rangeCategories, { platform: 'shein' })
    expect(data.range).toBeNull()
    await says(bob.token, range.rangeDrop)
    expect((await says(ann.token, range.rangeItems)).data.total).toBe(3)
  })

  it('stays as it was where a file is refused, and leaves no file behind', async () => {
    const { token } = await seller()
    await bring(token, TABLE)
    const before = await folders()
    for (const [text, why] of [
      ['a,b\n1,2\n', 'title of a product'],
      ['', 'title of a product'],
      ['sku,title\n,\n', 'no products'],
      [`id,title\n${Array.from({ length: 20_001 }, (_, at) => `${at},Skirt`).join('\n')}\n`, 'more than 20000'],
    ] as const) {
      const said = await bring(token, text)
      expect([said.code, said.data.field]).toEqual([1001, 'file'])
      expect(said.msg).toContain(why)
    }
    expect((await bring(token, TABLE, { currency: 'dollars' })).code).toBe(1001)
    expect((await says(token, range.rangeItems)).data.total).toBe(3)
    expect(await folders()).toEqual(before)
  })

  it('is converted by the currency that is given where the file names none', async () => {
    const { token } = await seller()
    expect((await bring(token, 'title,price\nSilk skirt,80\n')).data.priced).toBe(0)
    expect((await bring(token, 'title,price\nSilk skirt,80\n', { currency: 'eur' })).data.priced).toBe(1)
  })
})

async function folders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('trendee-range-')).toSorted()
}
