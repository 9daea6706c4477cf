import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jobById, jobCounts, jobList } from '@trendee/store/jobs/job-list'
import { type Store, openStore } from '@trendee/store/engine/open-store'
import { executeSql } from '@trendee/store/engine/execute-sql'
import { type Job, job } from './job'
import { JobRunner } from './job-runner'

let store: Store
const runners: JobRunner[] = []
const failures: string[] = []

beforeEach(async () => {
  store = await openStore({})
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
  await store.close()
  failures.length = 0
})

async function started(...jobs: Job[]): Promise<JobRunner> {
  const runner = await JobRunner.start(store, jobs, {
    onFailure: (error, name) => failures.push(`${name}: ${(error as Error).message}`),
  })
  runners.push(runner)
  return runner
}

const greetings = (run: (name: string, signal: AbortSignal) => Promise<void>, more: Partial<Job> = {}) =>
  job({
    name: 'greet',
    input: z.object({ name: z.string().min(1) }),
    retries: 0,
    expiresAfterSeconds: 60,
    run: ({ name }, { signal }) => run(name, signal),
    ...(more as object),
  })

const stateOf = async (id: string | null) => (await jobById(store.db, id ?? ''))?.state

describe('a job', () => {
  it('runs with its input soon after it was sent, once', async () => {
    const names: string[] = []
    const greet = greetings(async (name) => void names.push(name))
    const runner = await started(greet)
    const id = await runner.send(greet, { name: 'Mira' })
    await expect.poll(() => stateOf(id)).toBe('completed')
    expect(names).toEqual(['Mira'])
    expect(await jobCounts(store.db)).toEqual([{ name: 'greet', state: 'completed', jobs: 1 }])
  })

  it('whose input is wrong is refused when it is sent', async () => {
    const greet = greetings(() => Promise.resolve())
    const runner = await started(greet)
    await expect(runner.send(greet, { name: '' })).rejects.toThrow()
    expect(await jobCounts(store.db)).toEqual([])
  })

  it('is sent with the transaction that sends it, or not at all', async () => {
    const greet = greetings(() => Promise.resolve())
    const runner = await started(greet)
    const undone = store.db.transaction().execute(async (transaction) => {
      await runner.send(greet, { name: 'never' }, { transaction })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await jobCounts(store.db)).toEqual([])
    await store.db.transaction().execute((transaction) => runner.send(greet, { name: 'kept' }, { transaction }))
    const { list } = await jobList(store.db, { name: 'greet' }, { page: 1, pageSize: 10 })
    expect(list.map(({ input }) => input)).toEqual([{ name: 'kept' }])
  })

  it('that fails says why, and runs again when it is retried', async () => {
    let isBroken = true
    const greet = greetings(() => (isBroken ? Promise.reject(new Error('no voice')) : Promise.resolve()))
    const runner = await started(greet)
    const id = await runner.send(greet, { name: 'Mira' })
    await expect.poll(() => stateOf(id)).toBe('failed')
    expect(failures).toEqual(['greet: no voice'])
    const { list } = await jobList(store.db, { state: 'failed' }, { page: 1, pageSize: 10 })
    expect(list).toMatchObject([{ jobId: id, failure: 'no voice', tries: 1, mostTries: 1 }])
    isBroken = false
    await runner.retry('greet', id ?? '')
    await expect.poll(() => stateOf(id)).toBe('completed')
  })

  it('that a killed process left running is run by the next one', async () => {
    const ran: string[] = []
    const greet = greetings(async (name) => void ran.push(name), { retries: 2 })
    const first = await started(greet)
    const id = await first.send(greet, { name: 'Mira' })
    await expect.poll(() => stateOf(id)).toBe('completed')
    await first.stop()
    runners.length = 0
    // As a kill leaves it: taken, never finished.
    await executeSql(store.db, `update pgboss.job set state = 'active', completed_on = null where id::text = $1`, [id])
    await started(greet)
    await expect.poll(() => ran).toEqual(['Mira', 'Mira'])
  })

  it('waits once where it is single', async () => {
    const greet = { ...greetings(() => Promise.resolve()), isSingle: true } as const
    const runner = await started(greet)
    // In one transaction neither has begun when the other comes.
    const ids = await store.db
      .transaction()
      .execute(async (transaction) => [
        await runner.send(greet, { name: 'a' }, { transaction }),
        await runner.send(greet, { name: 'b' }, { transaction }),
      ])
    expect(ids).toEqual([expect.any(String), null])
  })

  it('hears that the process ends', async () => {
    let wasAborted = false
    const greet = greetings(
      (_name, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            wasAborted = true
            reject(new Error('aborted'))
          })
        }),
      { retries: 1 },
    )
    const runner = await started(greet)
    const id = await runner.send(greet, { name: 'Mira' })
    await expect.poll(() => stateOf(id)).toBe('active')
    runners.length = 0
    await runner.stop()
    expect(wasAborted).toBe(true)
    expect(await stateOf(id)).toBe('retry')
  })
})
