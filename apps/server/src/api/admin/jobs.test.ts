import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { executeSql } from '@trendee/store/engine/execute-sql'
import { housekeeping } from '../../jobs/housekeeping'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { waitingJob } from '../../testing/example-inputs'

let demo: DemoApp
let admin = ''

beforeAll(async () => {
  demo = await openDemoApp()
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const { jobs, jobRetry, jobCancel } = CONTRACT.admin
const list = async (input: Input = {}) => (await ask(demo.app, jobs, input, admin)).json().data
const change = async (entry: typeof jobRetry | typeof jobCancel, input: Input) =>
  (await ask(demo.app, entry, input, admin)).json()

describe('jobs', () => {
  it('are listed by state with their counts', async () => {
    const { job_id } = await waitingJob('created')(demo)
    const waiting = await list({ state: 'created', name: 'housekeeping' })
    expect(waiting.list).toMatchObject([{ job_id, name: 'housekeeping', input: {}, failure: null, tries: 0 }])
    expect(waiting.total).toBe(1)
    expect(waiting.counts).toContainEqual({ name: 'housekeeping', state: 'created', jobs: 1 })
    expect((await list({ state: 'failed' })).list).toEqual([])
  })

  it('that wait can be cancelled, once, and then wait again', async () => {
    const input = await waitingJob('created')(demo)
    expect(await change(jobCancel, input)).toMatchObject({ code: 1, data: { state: 'cancelled' } })
    expect(await change(jobCancel, input)).toMatchObject({ code: 1010, data: { state: 'cancelled' } })
    expect(await change(jobRetry, input)).toMatchObject({ code: 1, data: { state: 'created' } })
  })

  it('of a single kind do not wait twice', async () => {
    const first = await waitingJob('cancelled')(demo)
    const { db } = demo.runtime.store
    await executeSql(db, `update pgboss.job set policy = 'short' where id::text = $1`, [first['job_id']])
    await demo.app.trendeeState.jobs?.send(housekeeping(db), {})
    await executeSql(
      db,
      `update pgboss.job set state = 'created', start_after = now() + interval '1 day', completed_on = null
      where id::text <> $1 and name = 'housekeeping'`,
      [first['job_id']],
    )
    expect(await change(jobRetry, first)).toMatchObject({ code: 1010, data: { state: 'cancelled' } })
  })

  it('that ended are not run again', async () => {
    const input = await waitingJob('created')(demo)
    await executeSql(demo.runtime.store.db, `update pgboss.job set state = 'completed' where id::text = $1`, [
      input['job_id'],
    ])
    expect(await change(jobRetry, input)).toMatchObject({ code: 1010, data: { state: 'completed' } })
  })
})
