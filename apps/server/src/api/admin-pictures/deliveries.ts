import type { PictureDelivery } from '@trendee/contract/admin-pictures/picture-delivery'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { type StoredDelivery, deliveries } from '@trendee/store/pictures/picture-deliveries'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

function deliveryView(delivery: StoredDelivery): PictureDelivery {
  const { deliveryId, deliveredAt, ...rest } = delivery
  return { delivery_id: deliveryId, delivered_at: unixSeconds(deliveredAt), ...rest }
}

export const pictureDeliveries: Handler<typeof CONTRACT.adminPictures.pictureDeliveries> = async (input, { runtime }) =>
  pageAnswer(await deliveries(runtime.store.db, input), input, deliveryView)

export const pictureUpload: Handler<typeof CONTRACT.adminPictures.pictureUpload> = audited({
  action: 'adminPictures.pictureUpload',
  subjectOf: (_input, { delivery_id }) => `pictures:${delivery_id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async (_input, { runtime, state, upload, logError }) => {
    if (!upload) throw new ApiError('bad_input', 'file: no file was sent', { field: 'file' })
    const kept = await runtime.deliveries.keep(upload.fileName, upload.stream)
    state.afterAnswers.add(state.jobs?.wake('pictures') ?? Promise.resolve(), logError)
    const nothingYet = { state: 'waiting', trouble: '', taken: 0, refused: 0, shown: 0 } as const
    return deliveryView({ ...kept, ...nothingYet, deliveredAt: new Date() })
  },
})
