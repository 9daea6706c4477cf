import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { backup } from './backup'
import { feeds } from './feeds'
import { freshnessHandler } from './freshness'
import {
  importDetail,
  importDiscard,
  importLoad,
  importPreview,
  importRead,
  importUpload,
  importWithdraw,
  importsHandler,
} from './imports'
import { jobCancel, jobRetry, jobs } from './jobs'
import { mappingChange, mappingDelete, mappings } from './mappings'

export const adminHandlers: Handlers<typeof CONTRACT.admin> = {
  imports: importsHandler,
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
  freshness: freshnessHandler,
  feeds,
  jobs,
  jobRetry,
  jobCancel,
  backup,
}
