import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { planState } from './plan-state'

export const subscription = endpoint({
  method: 'GET',
  path: '/api/v1/user/subscription',
  summary: 'The plan of each line, its validity and how it was opened',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({ list: z.array(planState) }),
  example: {},
})
