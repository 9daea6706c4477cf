import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { pictureDelivery } from './picture-delivery'

export const pictureUpload = endpoint({
  method: 'POST',
  path: '/api/v1/admin/pictures/upload',
  summary: 'Take an archive (ZIP, TAR) of pictures named by product id or by the last part of their address',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: pictureDelivery,
  example: {},
  carrier: 'upload',
})
