import { advertisingSave } from './advertising-save'
import { audit } from './audit'
import { languageList } from './language-list'
import { languageSave } from './language-save'

export const adminSettings = {
  languageSave,
  languageList,
  advertisingSave,
  audit,
}
