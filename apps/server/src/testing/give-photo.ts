import { savePictureOutcomes } from '@trendee/analytics/pictures/picture-outcomes'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { renderPicture } from '@trendee/vision/raster/render-png'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>'

/** A photograph that is kept; its key. */
export async function keepPhoto({ photos }: Pick<Runtime, 'photos'>): Promise<string> {
  return photos.keep(await renderPicture(DRAWING, { width: 40, format: 'png' }))
}

/** Gives a record (`shein/10000001`) a photograph, as if it had been fetched; its key. */
export async function givePhoto(runtime: Pick<Runtime, 'photos' | 'analytics'>, record: string): Promise<string> {
  const photo = await keepPhoto(runtime)
  const fetched = { address: '', state: 'kept', tries: 1, nextTry: null, trouble: '' } as const
  await savePictureOutcomes(runtime.analytics, [{ ...fetched, record, photo }])
  return photo
}
