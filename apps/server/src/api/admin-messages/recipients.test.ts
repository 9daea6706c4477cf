import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { adminMessages, adminUsers } = CONTRACT
let demo: DemoApp
let admin = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const reached = async (segment: Input) => (await ask(demo.app, adminMessages.messageRecipients, segment, admin)).json()
const accountOf = async (q: string) =>
  (await ask(demo.app, adminUsers.users, { q }, admin)).json().data.list[0].account_id as string

describe('how many a message would reach', () => {
  it('is known before it is sent, and is what sending says', async () => {
    const letter = { title: 'News', title_zh: '消息', body: 'Words.', body_zh: '内容。' }
    for (const segment of [{}, { platform: 'trendeesellers' }, { platform: 'trendee', plan: 'basic' }]) {
      const { data } = await reached(segment)
      const sent = (await ask(demo.app, adminMessages.messageSend, { ...letter, ...segment }, admin)).json()
      expect(data).toEqual({ recipients: sent.data.recipients })
    }
    expect((await reached({ platform: 'trendee', plan: 'basic' })).data.recipients).toBe(1)
  })

  it('is one for a member, none for a visitor', async () => {
    expect((await reached({ account_id: await accountOf('designer@') })).data).toEqual({ recipients: 1 })
    expect((await reached({ account_id: await accountOf('visitor@') })).data).toEqual({ recipients: 0 })
  })

  it.each([
    [{ account_id: 'nobody' }, 1002, 'account_id'],
    [{ platform: 'trendee', plan: 'scale' }, 1001, 'plan'],
  ])('of %o is refused', async (segment, code, field) => {
    expect(await reached(segment)).toMatchObject({ code, data: { field } })
  })
})
