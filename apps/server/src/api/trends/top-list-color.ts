import { topListColor } from '@trendee/analytics/trends/top-list-color'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import type { Handler } from '../../http/handler'

export const topListColorHandler: Handler<typeof CONTRACT.trends.topListColor> = async (input, { runtime }) => {
  const found = await topListColor(runtime.analytics, input)
  const item = ({ metric, products }: (typeof found.list)[number]) => ({
    ...trendSummary(metric, input.window),
    products,
  })
  return { ...pageAnswer(found, input, item), as_of: found.asOf }
}
