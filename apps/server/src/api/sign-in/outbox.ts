import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Handler } from '../../http/handler'

export const outbox: Handler<typeof CONTRACT.signIn.outbox> = ({ to }, { providers }) => {
  if (providers.outbox === null) return Promise.reject(new ApiError('not_found', 'There is no outbox for you here.'))
  const list = providers.outbox.list(to === undefined || to === '' ? {} : { to })
  return Promise.resolve({
    list: list.map(({ channel, to: recipient, subject, text, code, sent_at: sentAt }) => ({
      channel,
      to: recipient,
      subject: subject ?? '',
      text,
      code,
      sent_at: sentAt,
    })),
  })
}
