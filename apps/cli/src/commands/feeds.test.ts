import { FEEDS } from '@trendee/feeds/registry'
import { expect, it } from 'vitest'
import { UsageError } from '../command'
import { runCommand } from '../testing/run-command'
import { feeds } from './feeds'

const run = (...argv: string[]) => runCommand(feeds, argv)

it('lists each feed with what it looks for', async () => {
  const { code, printed } = await run()
  expect(code).toBe(0)
  expect(printed.map((line) => line.slice(0, line.indexOf(':')))).toEqual(FEEDS.map(({ id }) => id))
  expect(printed).toContain(
    'catalog: Product catalogue. columns or keys Product_ID, Product_Name, Product_Brand, Gender, Price',
  )
})

it('takes no file', async () => {
  await expect(run('a.csv')).rejects.toThrow(UsageError)
})
