import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export const exportFormat = z.enum(EXPORT_FORMATS)
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** `running` again after the server was stopped: what had been written of it is written anew. */
const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const
/**
 * `changed`: data was being read in all the time, so that no file could be made of one state of it. `not_allowed`: the plan
 * ended meanwhile. Whatever failed or was cancelled has used none of the plan's rows.
 */
const EXPORT_FAILURES = ['storage_full', 'changed', 'not_allowed', 'unforeseen'] as const

/** A long export of the account's own. Instants are unix seconds. */
export const ownExport = z.object({
  export_id: z.string(),
  what: z.string(),
  format: exportFormat,
  state: z.enum(EXPORT_STATES),
  /** Rows that were asked for: the list may have fewer. */
  quantity: z.int().positive(),
  rows_done: z.int().nonnegative(),
  file_name: z.string(),
  /** Of the file, once it is there. */
  bytes: z.number().nonnegative().nullable(),
  failure: z.enum(EXPORT_FAILURES).nullable(),
  created_at: z.int(),
  /** When the file is removed. */
  expires_at: z.int(),
})
export type OwnExport = z.output<typeof ownExport>

const exportId = z.object({ export_id: z.string().min(1).max(60) })
const EXAMPLE = { export_id: '6f1f3c52-0d52-4a3c-9d3e-1f5a6a2f7b10' }

export const ownExports = endpoint({
  method: 'GET',
  path: '/api/v1/common/export/own',
  summary: 'Own long exports of the last week, the newest first, with their progress',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object({}),
  output: z.object({ list: z.array(ownExport) }),
  example: {},
})

export const exportFile = endpoint({
  method: 'GET',
  path: '/api/v1/common/export/file',
  summary: 'The file of an own export that is ready',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: exportId,
  output: z.string(),
  example: EXAMPLE,
  answer: 'table',
})

export const exportCancel = endpoint({
  method: 'POST',
  path: '/api/v1/common/export/cancel',
  summary: 'Ends an own export that is not ready yet; its rows are not counted',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: exportId,
  output: ownExport,
  example: EXAMPLE,
})
