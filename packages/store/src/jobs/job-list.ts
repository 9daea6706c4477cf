import { sql } from 'kysely'
import type { JobRow } from '@trendee/contract/admin/job'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

type JobState = JobRow['state']

export interface ListedJob {
  readonly jobId: string
  readonly name: string
  readonly state: JobState
  /** What it was asked to do, as JSON. */
  readonly input: unknown
  /** Message of the last failure. */
  readonly failure: string | null
  readonly tries: number
  readonly mostTries: number
  readonly createdAt: Date
  readonly startsAfter: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

export interface JobFilter {
  readonly state?: JobState | undefined
  readonly name?: string | undefined
}

interface StoredJob {
  readonly id: string
  readonly name: string
  readonly state: JobState
  readonly data: unknown
  readonly failure: string | null
  readonly retry_count: number
  readonly retry_limit: number
  readonly created_on: Date
  readonly start_after: Date
  readonly started_on: Date | null
  readonly completed_on: Date | null
}

/** The queue's own work (`__pgboss__…`) is nothing that an administrator looks for. */
const OURS = sql`name not like '\\_\\_pgboss\\_\\_%'`

function wanted({ state, name }: JobFilter) {
  const ofState = state === undefined ? sql`true` : sql`state::text = ${state}`
  const ofName = name === undefined ? sql`true` : sql`name = ${name}`
  return sql`${OURS} and ${ofState} and ${ofName}`
}

/** Jobs that wait, run or ended in the last days, newest first. */
export async function jobList(db: StoreDb, filter: JobFilter, page: Page): Promise<PageOf<ListedJob>> {
  const jobs = sql<StoredJob>`(select id, name, state::text as state, data, output ->> 'message' as failure, retry_count,
    retry_limit, created_on, start_after, started_on, completed_on from pgboss.job where ${wanted(filter)})`
  const ordered = db.selectFrom(jobs.as('job')).selectAll().orderBy('created_on', 'desc').orderBy('id')
  const { list: rows, total } = await pageOf(db, ordered, page)
  const list = rows.map((row) => ({
    jobId: row.id,
    name: row.name,
    state: row.state,
    input: row.data,
    failure: row.failure,
    tries: row.retry_count + (row.started_on === null ? 0 : 1),
    mostTries: row.retry_limit + 1,
    createdAt: row.created_on,
    startsAfter: row.start_after,
    startedAt: row.started_on,
    endedAt: row.completed_on,
  }))
  return { list, total }
}

export interface JobCount {
  readonly name: string
  readonly state: JobState
  readonly jobs: number
}

/** How many jobs of each kind are in each state. */
export async function jobCounts(db: StoreDb): Promise<JobCount[]> {
  const { rows } = await sql<{ name: string; state: JobState; jobs: string }>`
    select name, state::text as state, count(*) as jobs from pgboss.job where ${OURS}
    group by name, state order by name, state`.execute(db)
  return rows.map((row) => ({ ...row, jobs: Number(row.jobs) }))
}

/** One job by its id, or null. */
export async function jobById(db: StoreDb, jobId: string): Promise<{ name: string; state: JobState } | null> {
  const { rows } = await sql<{ name: string; state: JobState }>`
    select name, state::text as state from pgboss.job where ${OURS} and id::text = ${jobId}`.execute(db)
  return rows[0] ?? null
}

/** Ids of jobs of one kind that count as running. */
export async function activeJobs(db: StoreDb, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${name} and state::text = 'active'`.execute(db)
  return rows.map(({ id }) => id)
}
