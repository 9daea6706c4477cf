import { ADMIN } from '../access'
import { importRun } from './import-run'
import { readingOptions } from './reading-options'
import { endpoint } from '../endpoint'
import { captureDay, flag } from '../parameters'

export const importUpload = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/upload',
  summary: 'Take a feed file, recognise it and load it; the answer comes when the file is queued or held',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: readingOptions.extend({
    captured_on: captureDay.optional(),
    /** `true`: it is held until a person has seen what it would move, and has asked to load it. */
    review: flag.default(false),
  }),
  output: importRun,
  example: {},
  carrier: 'upload',
})
