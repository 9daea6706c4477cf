import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { type Input, ask } from './testing/ask'
import { type DemoApp, openDemoApp } from './testing/demo-app'
import { exampleCall } from './testing/example-inputs'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'
import { stubHandlers } from './testing/stub-handlers'

const headOf = ({ app }: DemoApp, endpoint: Endpoint, input: Input, token: string) =>
  ask(app, { ...endpoint, method: 'HEAD' }, input, token)

describe('HEAD', () => {
  const { handlers, reached } = stubHandlers()
  let demo: DemoApp
  let token = ''
  beforeAll(async () => {
    demo = await openDemoApp({ limitsRates: false, handlers })
    token = await demo.signIn('admin')
  })
  afterAll(() => demo.close())

  /** The reading entries at a path; HEAD is theirs. */
  const readingAt = (path: string) =>
    ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path && !endpoint.changes).map(
      ({ name }) => name,
    )

  it.each(ENDPOINTS)('of $name runs what reads at its address, and never what changes', async ({ endpoint }) => {
    reached.length = 0
    const answer = await headOf(demo, endpoint, endpoint.example as Input, token)
    expect([answer.statusCode, answer.body]).toEqual([404, ''])
    expect(reached).toEqual(readingAt(endpoint.path))
  })
})

describe('the answer to HEAD', () => {
  let demo: SignInApp
  let token = ''
  beforeAll(async () => {
    demo = await openSignInApp({ limitsRates: false })
    token = await demo.signIn('admin')
  })
  afterAll(() => demo.close())

  const { trends, common } = CONTRACT
  it.each([
    ['an envelope', 'trends.topList', trends.topList],
    ['an envelope with a validator', 'common.language', common.language],
    ['a table', 'common.exportFile', common.exportFile],
    ['a picture', 'common.picture', common.picture],
  ] as const)('is that to GET without its body, for %s', async (_kind, name, endpoint) => {
    const { input } = await exampleCall(demo, name, endpoint)
    const get = await ask(demo.app, endpoint, input, token)
    const head = await headOf(demo, endpoint, input, token)
    expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, ''])
    expect(get.body).not.toBe('')
    for (const header of ['content-type', 'etag', 'cache-control', 'content-disposition', 'vary'])
      expect(head.headers[header], header).toBe(get.headers[header])
  })
})
