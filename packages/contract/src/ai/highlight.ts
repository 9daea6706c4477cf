import { z } from 'zod'
import { endpoint } from '../endpoint'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { region, slug, trendGender, windowDays } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { writtenInput, writtenText } from './written-fields'

export const highlight = endpoint({
  method: 'GET',
  path: '/api/v1/ai/highlight',
  summary: 'The week in trends in a few sentences, each number with the screen that shows it',
  access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE },
  limit: { perMinute: 120 },
  input: z.object({
    gender: trendGender,
    region,
    primaryCategory: slug.optional(),
    window: windowDays,
    ...writtenInput,
  }),
  output: z.object(writtenText),
  example: { region: 'US', gender: 'women' },
})
