import { languageTexts } from './language-texts'
import { photo } from './photo'
import { picture } from './picture'

/** The export is not among them: the contract makes it of all lists. */
export const common = {
  language: languageTexts,
  picture,
  photo,
}
