import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets'

it('keeps what was asked and leaves out what proves who asked', () => {
  const input = {
    code: 'SPRING',
    days: 7,
    nothing: null,
    new_password: 'linen',
    list: [{ token: 'abc', key: 'app.name' }, 'word'],
    deep: { Api_Key: 'k', proof_code: '123456', text: 'a token of thanks' },
  }
  const kept = withoutSecrets(input)
  expect(kept).toEqual({
    code: 'SPRING',
    days: 7,
    nothing: null,
    new_password: '…',
    list: [{ token: '…', key: 'app.name' }, 'word'],
    deep: { Api_Key: '…', proof_code: '…', text: 'a token of thanks' },
  })
})
