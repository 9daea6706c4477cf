import { ensureAccount } from '@trendee/store/accounts/accounts'
import { expect, it } from 'vitest'
import { takeRuntime } from './kept-runtime'

type Taken = Awaited<ReturnType<typeof takeRuntime>>

const accountsOf = async ({ runtime }: Taken) =>
  (await runtime.store.db.selectFrom('account').select('email').orderBy('email').execute()).map(({ email }) => email)

it('is used again with the people it had, and not after its facts were changed', async () => {
  const first = await takeRuntime()
  const people = await accountsOf(first)
  expect(people).toContain('designer@trendee.demo')
  const { db } = first.runtime.store
  const guest = { name: 'Mira', email: 'mira@shop.example', password: 'word', role: '1', plans: [] } as const
  await ensureAccount(db, guest)
  await db.deleteFrom('account').where('email', '=', 'designer@trendee.demo').execute()
  await first.giveBack()

  const second = await takeRuntime()
  expect(second.runtime.folder).toBe(first.runtime.folder)
  expect(await accountsOf(second)).toEqual(people)
  const { analytics } = second.runtime
  await analytics.append('trendee.product_count', ['platform', 'kind', 'products'], Buffer.from('["temu","all",7]\n'))
  await second.giveBack()

  const third = await takeRuntime()
  expect(third.runtime.folder).not.toBe(first.runtime.folder)
  expect(await accountsOf(third)).toEqual(people)
  await third.giveBack()
})
