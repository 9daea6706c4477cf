import { readingDay } from '@trendee/analytics/tables/reading-day'
import { topListColor } from '@trendee/analytics/trends/top-list-color'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import { photosOfTrends } from '../../answers/trend-photos'
import type { Handler } from '../../http/handler'

export const topListColorHandler: Handler<typeof CONTRACT.trends.topListColor> = async (
  input,
  { runtime, state, signal },
) => {
  const today = await readingDay(runtime.analytics, state.today(), input.as_of)
  const found = await runtime.pastTrends.ask(input, signal, () => topListColor(runtime.analytics, input, today))
  const metrics = found.list.map(({ metric }) => metric)
  const photos = await photosOfTrends(runtime.analytics, metrics, input.gender)
  const item = ({ metric, products }: (typeof found.list)[number]) => ({
    ...trendSummary(metric, input.window, input.gender, photos(metric)),
    products,
  })
  return { ...pageAnswer(found, input, item), as_of: found.asOf }
}
