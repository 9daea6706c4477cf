import { expect, it } from 'vitest'
import { Outbox } from './outbox'

function mailTo(to: string) {
  return { channel: 'email', to, subject: 'Hello', text: 'Text', code: null, sent_at: 1_767_600_000 } as const
}

it('lists the newest first, those of one second too', () => {
  const outbox = new Outbox()
  for (const to of ['a@x.example', 'b@x.example', 'c@x.example']) outbox.add(mailTo(to))
  expect(outbox.list().map(({ id, to }) => [id, to])).toEqual([
    [3, 'c@x.example'],
    [2, 'b@x.example'],
    [1, 'a@x.example'],
  ])
})

it('lists one address, without case', () => {
  const outbox = new Outbox()
  for (const to of ['Ann@x.example', 'bob@x.example', 'ann@X.example']) outbox.add(mailTo(to))
  expect(outbox.list({ to: ' ANN@x.example ' }).map(({ id }) => id)).toEqual([3, 1])
  expect(outbox.list({ to: 'nobody@x.example' })).toEqual([])
})

it('keeps the newest 200', () => {
  const outbox = new Outbox()
  for (let number = 1; number <= 205; number += 1) outbox.add(mailTo(`${number}@x.example`))
  expect(outbox.list()).toHaveLength(200)
  expect(outbox.list().at(0)?.to).toBe('205@x.example')
  expect(outbox.list().at(-1)?.to).toBe('6@x.example')
})

it('forgets when told, and a list given out before stays as it was', () => {
  const outbox = new Outbox()
  outbox.add(mailTo('a@x.example'))
  const before = outbox.list()
  outbox.clear()
  expect(outbox.list()).toEqual([])
  expect(before).toHaveLength(1)
  expect(outbox.add(mailTo('b@x.example')).id).toBe(2)
})
