import { ensureAccount } from '@trendee/store/accounts'
import { expect, it } from 'vitest'
import { takePlatform } from './kept-platform'

type Taken = Awaited<ReturnType<typeof takePlatform>>

const accountsOf = async ({ platform }: Taken) =>
  (await platform.store.db.selectFrom('account').select('email').orderBy('email').execute()).map(({ email }) => email)

it('is handed on with the people it had, under another handle, and not after its facts were changed', async () => {
  const first = await takePlatform()
  const people = await accountsOf(first)
  expect(people).toContain('designer@trendee.demo')
  const { db } = first.platform.store
  const guest = { name: 'Mira', email: 'mira@shop.example', password: 'word', role: '1', plans: [] } as const
  await ensureAccount(db, guest)
  await db.deleteFrom('account').where('email', '=', 'designer@trendee.demo').execute()
  await first.giveBack()

  const second = await takePlatform()
  expect(second.platform.folder).toBe(first.platform.folder)
  expect(second.platform.store.db).not.toBe(db)
  expect(await accountsOf(second)).toEqual(people)
  const { analytics } = second.platform
  await analytics.append('trendee.product_count', ['platform', 'kind', 'products'], Buffer.from('["temu","all",7]\n'))
  await second.giveBack()

  const third = await takePlatform()
  expect(third.platform.folder).not.toBe(first.platform.folder)
  expect(await accountsOf(third)).toEqual(people)
  await third.giveBack()
})
