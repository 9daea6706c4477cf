import { byCountry, placesWithin } from '@trendee/analytics/trends/by-region'
import type { CONTRACT } from '@trendee/contract/contract'
import { groupOfWearer, rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { regionWithin } from '@trendee/feeds/regions'
import type { Handler } from '../../http/handler'

export const regionCountry: Handler<typeof CONTRACT.trends.regionCountry> = async (input, { runtime }) => {
  const countries = await byCountry(runtime.analytics, input.name, rowGender(input.gender))
  return countries.map(({ toldGender, ...country }) => ({ ...country, gender: groupOfWearer(toldGender) || 'all' }))
}

export const regionState: Handler<typeof CONTRACT.trends.regionState> = async (input, { runtime }) => {
  const places = await placesWithin(runtime.analytics, trendIdOf(input.name), input.country)
  const seen = new Set<string>()
  return places
    .map((place) => ({ ...place, region: regionWithin(place.place, place.within) }))
    .filter(({ term, within, measure, region }) => {
      // Two files of one span that name a place in two languages tell it once.
      const key = JSON.stringify([term, within, measure, region])
      const isNew = region === '' || !seen.has(key)
      seen.add(key)
      return isNew
    })
}
