import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StatementQueue, asOneRequest, outsideRequests } from './statement-queue'

it('serves all statements of the oldest request before those of a later one, also the ones that it asks for later', async () => {
  const queue = new StatementQueue<null>()
  const order: string[] = []
  const add = (name: string) => queue.add(() => order.push(name))
  const page = asOneRequest(async () => {
    add('page 1')
    add('page 2')
    await turn()
    // It knows what else to ask only now.
    add('page 3')
  })
  asOneRequest(() => add('list'))
  // An upload's import, which its request does not wait for.
  asOneRequest(() => outsideRequests(() => add('import 1')))
  asOneRequest(() => outsideRequests(() => undefined))
  await page
  asOneRequest(() => add('later list'))
  add('import 2')
  // As a single client would.
  for (let start = queue.next(); start !== undefined; start = queue.next()) start(null)
  expect(order).toEqual(['page 1', 'page 2', 'page 3', 'list', 'import 1', 'later list', 'import 2'])
})
