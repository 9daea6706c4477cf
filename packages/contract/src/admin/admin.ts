import { backup } from './backup'
import { feeds } from './feeds'
import { freshness } from './freshness'
import { importDetail } from './import-detail'
import { importDiscard } from './import-discard'
import { importLoad } from './import-load'
import { importPreview } from './import-preview'
import { importRead } from './import-read'
import { importUpload } from './import-upload'
import { importWithdraw } from './import-withdraw'
import { imports } from './imports'
import { jobCancel } from './job-cancel'
import { jobRetry } from './job-retry'
import { jobs } from './jobs'
import { mappingChange } from './mapping-change'
import { mappingDelete } from './mapping-delete'
import { mappings } from './mappings'

export const admin = {
  imports,
  importDetail,
  importUpload,
  importPreview,
  importRead,
  importLoad,
  importDiscard,
  importWithdraw,
  mappings,
  mappingChange,
  mappingDelete,
  freshness,
  feeds,
  jobs,
  jobRetry,
  jobCancel,
  backup,
}
