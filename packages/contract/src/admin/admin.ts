import { feeds } from './feeds'
import { freshness } from './freshness'
import { importDetail } from './import-detail'
import { importUpload } from './import-upload'
import { imports } from './imports'

export const admin = {
  imports,
  importDetail,
  importUpload,
  freshness,
  feeds,
}
