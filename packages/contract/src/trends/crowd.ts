import { AGE_GROUPS, GENERATIONS, PERSON_GENDERS } from '@trendee/core/creators/crowd'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { detailAccess, trendKey } from './trend-access'

const declaredAs = <Value extends string>(values: readonly Value[]) =>
  z.array(z.object({ value: z.enum(values), creators: z.int().positive() }))

/** Who shows a trend: as they, or a panel, declare it; nothing is guessed. */
export const crowd = endpoint({
  method: 'GET',
  path: '/api/v1/trends/crowd',
  summary: 'Ages and genders that the creators of a trend’s posts declare',
  access: detailAccess,
  limit: { perMinute: 240 },
  input: z.object({ name: trendKey.name, gender: trendKey.gender }),
  output: z.object({
    /** Whose posts of the last 90 days show the trend, and of how many an age is declared. */
    creators: z.int().nonnegative(),
    declared: z.int().nonnegative(),
    age_groups: declaredAs(AGE_GROUPS),
    generations: declaredAs(GENERATIONS),
    genders: declaredAs(PERSON_GENDERS),
    as_of: day.nullable(),
  }),
  example: { name: 'butter-yellow' },
})
