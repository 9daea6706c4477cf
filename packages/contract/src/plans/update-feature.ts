import { z } from 'zod'
import { FEATURES } from '@trendee/core/plans/features'
import { endpoint } from '../endpoint'
import { lineName, wholeNumber } from '../parameters'
import { featureUse } from './feature-use'

/** Calls of the API count themselves. */
const BROWSER_FEATURES = FEATURES.filter((feature) => feature !== 'api_calls')

export const updateFeature = endpoint({
  method: 'POST',
  path: '/api/v1/user/update_feature',
  summary: 'Count uses of a feature that happens in the browser; refused once the plan has no more',
  access: {
    who: 'line',
    line: ({ platform }) => platform,
    feature: ({ feature_name: feature }) => feature,
    note: 'The plan is the one of the line `platform`, and must have the feature `feature_name`.',
    amount: 'quantity',
  },
  limit: { perMinute: 120 },
  input: z.object({
    platform: lineName.default('trendee'),
    feature_name: z.enum(BROWSER_FEATURES),
    quantity: wholeNumber(1, 1000).default(1),
  }),
  output: featureUse,
  example: { feature_name: 'forecast' },
})
