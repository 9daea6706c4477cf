import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { messages, unread } = CONTRACT.dashboard

describe('messages', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/user/messages'))(
    '%s shows them, and reading one marks it read, in %s',
    async (path, language) => {
      const token = await makeSession(server().runtime.store.db, { role: '1' })
      const page = await openPage(path, { as: { token }, language })
      const { view, user, say } = page
      expect(page.title()).toBe(say('screen.messages'))
      const before = await page.ask(messages, {})
      const [first] = before.list
      if (first === undefined) throw new Error('the demo world has messages to everybody')
      const title = language === 'zh' ? first.title_zh : first.title
      await user.click(view.getByRole('link', { name: (name) => name.includes(title) }))
      await page.settled()
      expect(page.address()).toBe(`${path}?message=${first.message_id}`)
      expect(within(view.getByRole('article')).getByRole('heading').textContent).toBe(title)
      expect(await page.ask(unread, {})).toMatchObject({ unread: before.unread - 1 })
      await user.click(view.getByRole('link', { name: say('messages.back') }))
      await page.settled()
      expect(page.address()).toBe(path)
    },
  )

  it('one that is not there says so', async () => {
    const { view, say } = await openPage('/user/messages?message=00000000-0000-4000-8000-000000000000', {
      as: 'designer',
    })
    expect(view.getByText(say('messages.unknown'))).toBeDefined()
  })
})
