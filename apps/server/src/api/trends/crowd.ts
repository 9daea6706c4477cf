import { trendCrowd } from '@trendee/analytics/social/trend-crowd'
import type { CONTRACT } from '@trendee/contract/contract'
import { AGE_GROUPS, GENERATIONS, PERSON_GENDERS } from '@trendee/core/creators/crowd'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Handler } from '../../http/handler'

export const crowdHandler: Handler<typeof CONTRACT.trends.crowd> = async ({ name, gender }, { runtime }) => {
  const { creators, declared, said, asOf } = await trendCrowd(runtime.analytics, {
    name: trendIdOf(name),
    gender: rowGender(gender),
  })
  /** In the order of the vocabulary: ages from the youngest. */
  const of = <Value extends string>(field: (typeof said)[number]['field'], values: readonly Value[]) =>
    values.flatMap((value) => {
      const found = said.find((each) => each.field === field && each.value === value)
      return found ? [{ value, creators: found.creators }] : []
    })
  return {
    creators,
    declared,
    age_groups: of('age_group', AGE_GROUPS),
    generations: of('generation', GENERATIONS),
    genders: of('gender', PERSON_GENDERS),
    as_of: asOf,
  }
}
