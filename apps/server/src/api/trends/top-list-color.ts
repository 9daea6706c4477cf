import { trendReadingDay } from '@trendee/analytics/trends/reading-day'
import { topListColor } from '@trendee/analytics/trends/top-list-color'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import type { Handler } from '../../http/handler'

export const topListColorHandler: Handler<typeof CONTRACT.trends.topListColor> = async (
  input,
  { runtime, state, signal },
) => {
  const read = await trendReadingDay(runtime.analytics, input, state.today())
  const found = await runtime.pastTrends.ask(input, signal, () => topListColor(runtime.analytics, input, read))
  const item = ({ metric, products }: (typeof found.list)[number]) => ({
    ...trendSummary(metric, input.window),
    products,
  })
  return { ...pageAnswer(found, input, item), as_of: found.asOf }
}
