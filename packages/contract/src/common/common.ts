import { exportList } from './export-list'
import { language } from './language'
import { picture } from './picture'

export const common = {
  language,
  export: exportList,
  picture,
}
