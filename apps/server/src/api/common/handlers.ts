import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { exportList } from './export'
import { language } from './language'
import { photo } from './photo'
import { picture } from './picture'

/** `groups`: the handlers of all other groups, of which the export asks those of lists. */
export function commonHandlers(groups: object): Handlers<typeof CONTRACT.common> {
  return { language, export: exportList(groups), picture, photo }
}
