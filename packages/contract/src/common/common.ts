import { downloadImage } from './download-image'
import { holdings } from './holdings'
import { languageTexts } from './language-texts'
import { photo } from './photo'
import { exportCancel, exportFile, ownExports } from './own-export'
import { picture } from './picture'

/** What begins an export is not among them: the contract makes it of all lists. */
export const common = {
  language: languageTexts,
  picture,
  photo,
  downloadImage,
  ownExports,
  exportFile,
  exportCancel,
  holdings,
}
