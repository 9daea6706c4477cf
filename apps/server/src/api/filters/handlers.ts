import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { filtersIndex } from './index'

export const filtersHandlers: Handlers<typeof CONTRACT.filters> = {
  index: filtersIndex,
}
