import { byCountry, placesWithin } from '@trendee/analytics/trends/by-region'
import type { CONTRACT } from '@trendee/contract/contract'
import { groupOfWearer, rowGender } from '@trendee/core/lexicon/gender-groups'
import { stateCode } from '@trendee/core/regions/us-states'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Handler } from '../../http/handler'

export const regionCountry: Handler<typeof CONTRACT.trends.regionCountry> = async (input, { runtime }) => {
  const countries = await byCountry(runtime.analytics, input.name, rowGender(input.gender))
  return countries.map(({ toldGender, ...country }) => ({ ...country, gender: groupOfWearer(toldGender) || 'all' }))
}

export const regionState: Handler<typeof CONTRACT.trends.regionState> = async (input, { runtime }) => {
  const places = await placesWithin(runtime.analytics, trendIdOf(input.name), input.country)
  return places
    .flatMap(({ place, value, within }) => {
      const state = stateCode(place)
      // A file that does not say within which country its places lie is known by them.
      if (within === '' && input.country === 'US' && state === null) return []
      if (within === '' && input.country !== 'US') return []
      return [{ region: state === null ? `${input.country}-?` : `US-${state}`, place, value }]
    })
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
}
