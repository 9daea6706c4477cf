import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { exportList } from './export'
import { language } from './language'
import { picture } from './picture'

export const commonHandlers: Handlers<typeof CONTRACT.common> = {
  language,
  export: exportList,
  picture,
}
