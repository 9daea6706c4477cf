import { recordTrends } from '@trendee/analytics/trends/record-trends'
import { detail } from '@trendee/analytics/runway/detail'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { webLink } from '@trendee/core/links/web-link'
import { lookSummary, picturedLook } from '../../answers/look'
import { Photos, pagePicture, pictureAddress } from '../../answers/picture-address'
import { foundAttributes } from '../../answers/product-detail'
import { recordTrend } from '../../answers/trend'
import type { Handler } from '../../http/handler'

/** The region whose trends a page names where nobody has asked for one. */
const REGION = 'US'

/** One look, or 1002. */
export const lookDetail: Handler<typeof CONTRACT.runway.detail> = async ({ id, window }, { runtime, state }) => {
  const { analytics } = runtime
  const found = await detail(analytics, id)
  if (!found) throw new ApiError('not_found', 'There is no look of this id here.', { id })
  const { look, neighbours, similar, place, looks } = found
  const garments = look.garments.map(({ attributes, ...garment }) => ({
    ...garment,
    attribute_types: attributes.map(({ type }) => type),
    attribute_values: attributes.map(({ value }) => value),
    attribute_words: attributes.map(({ words }) => words),
    attribute_from: attributes.map(({ from }) => from),
  }))
  const [trends, photos] = await Promise.all([
    recordTrends(analytics, garments, { region: REGION, gender: look.gender }, state.today()),
    Photos.of(analytics, [look, ...neighbours, ...similar].map(picturedLook)),
  ])
  const shown = lookSummary(look, photos)
  const drawings = garments.map(({ secondary_category }, at) =>
    secondary_category === '' ? null : pictureAddress('garment', `${id}.${at + 1}`),
  )
  return {
    look: shown,
    description: look.description,
    url: webLink(look.url),
    // Without a photograph each garment is drawn by itself.
    pictures: shown.picture_kind === 'photo' ? [pagePicture(shown)] : drawings.filter((drawing) => drawing !== null),
    garments: garments.map((garment, at) => ({
      text: garment.text,
      primary_category: garment.primary_category,
      secondary_category: garment.secondary_category,
      category_words: garment.category_words,
      found: foundAttributes(garment),
      picture: drawings[at] ?? null,
    })),
    trends: trends.map((trend) => recordTrend(trend, window)),
    show: {
      show_id: look.show_id,
      show: look.show,
      brand: look.brand,
      season: look.season,
      city: look.city,
      shown_on: look.shown_day,
      looks,
      place,
      neighbours: neighbours.map((neighbour) => ({
        id: neighbour.id,
        look_number: neighbour.look_number,
        ...photos.shown(picturedLook(neighbour)),
      })),
    },
    similar: similar.map(({ likeness, ...other }) => ({ ...lookSummary(other, photos), likeness })),
  }
}
