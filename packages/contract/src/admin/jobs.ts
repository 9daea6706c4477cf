import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { JOB_STATES, job } from './job'

export const jobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/jobs',
  summary: 'Work that runs beside requests: what waits, runs, ended or failed in the last days, newest first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    state: z.enum(JOB_STATES).optional(),
    name: z.string().trim().min(1).max(100).optional(),
    ...paging,
  }),
  output: listOf(job).extend({
    counts: z.array(z.object({ name: z.string(), state: z.enum(JOB_STATES), jobs: z.int() })),
  }),
  example: {},
})
