import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { pictureDeliveries, pictureUpload } from './deliveries'
import { pictureHostSave, pictureHostsHandler } from './hosts'

export const adminPicturesHandlers: Handlers<typeof CONTRACT.adminPictures> = {
  pictureHosts: pictureHostsHandler,
  pictureHostSave,
  pictureUpload,
  pictureDeliveries,
}
