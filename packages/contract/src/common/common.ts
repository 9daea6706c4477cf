import { exportList } from './export-list'
import { languageTexts } from './language-texts'
import { picture } from './picture'

export const common = {
  language: languageTexts,
  export: exportList,
  picture,
}
