import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { downloadImage } from './download-image'
import { exportList } from './export'
import { holdings } from './holdings'
import { language } from './language'
import { exportCancel, exportFile, exportStart, ownExports } from './own-exports'
import { photo } from './photo'
import { picture } from './picture'

/** `groups`: the handlers of all other groups, of which the export asks those of lists. */
export function commonHandlers(groups: object): Handlers<typeof CONTRACT.common> {
  return {
    language,
    export: exportList(groups),
    exportStart: exportStart(groups),
    ownExports,
    exportFile,
    exportCancel,
    picture,
    photo,
    downloadImage,
    holdings,
  }
}
