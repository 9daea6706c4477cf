import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { advertisingSave } from './advertising'
import { audit } from './audit'
import { languageList, languageSave } from './language'

export const adminSettingsHandlers: Handlers<typeof CONTRACT.adminSettings> = {
  languageSave,
  languageList,
  advertisingSave,
  audit,
}
