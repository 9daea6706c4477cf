import { feeds } from './feeds'
import { freshness } from './freshness'
import { importDetail } from './import-detail'
import { importUpload } from './import-upload'
import { imports } from './imports'
import { jobCancel } from './job-cancel'
import { jobRetry } from './job-retry'
import { jobs } from './jobs'

export const admin = {
  imports,
  importDetail,
  importUpload,
  freshness,
  feeds,
  jobs,
  jobRetry,
  jobCancel,
}
