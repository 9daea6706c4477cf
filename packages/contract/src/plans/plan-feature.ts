import { z } from 'zod'
import { endpoint } from '../endpoint'
import { lineName } from '../parameters'
import { featureUse } from './feature-use'

export const planFeature = endpoint({
  method: 'GET',
  path: '/api/v2/user/plan_feature',
  summary: 'What the account may do on each line and how much of it is used',
  access: { who: 'signed-in', visitors: true },
  limit: { perMinute: 60 },
  input: z.object({ platform: lineName.optional() }),
  output: z.object({ list: z.array(featureUse) }),
  example: {},
})
