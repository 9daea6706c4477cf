import { byCountry, placeTerms, placesWithin } from '@trendee/analytics/trends/by-region'
import { trendIdOf } from '@trendee/analytics/trends/trend-key'
import type { CONTRACT } from '@trendee/contract/contract'
import { stateCode } from '@trendee/core/regions/us-states'
import type { Handler } from '../../http/handler'

export const regionCountry: Handler<typeof CONTRACT.trends.regionCountry> = (input, { runtime }) =>
  byCountry(runtime.analytics, input.name)

export const regionState: Handler<typeof CONTRACT.trends.regionState> = async (input, { runtime }) => {
  const trendId = trendIdOf(input.name)
  const terms = (await placeTerms(runtime.analytics)).filter((term) => trendIdOf(term) === trendId)
  const places = await placesWithin(runtime.analytics, terms, input.country)
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
