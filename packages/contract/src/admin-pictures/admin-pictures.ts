import { pictureDeliveries } from './picture-deliveries'
import { pictureHostSave } from './picture-host-save'
import { pictureHosts } from './picture-hosts'
import { pictureUpload } from './picture-upload'

export const adminPictures = {
  pictureHosts,
  pictureHostSave,
  pictureUpload,
  pictureDeliveries,
}
