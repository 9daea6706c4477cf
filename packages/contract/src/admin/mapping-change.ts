import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { readingOptions } from './reading-options'
import { mappingId, savedMapping } from './saved-mapping'

export const mappingChange = endpoint({
  method: 'POST',
  path: '/api/v1/admin/mappings/change',
  summary: 'Read the next tables with these columns as this says, in place of what was saved; what is loaded stays',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: readingOptions.extend({ mapping_id: mappingId }),
  output: savedMapping,
  example: { mapping_id: '5f70bf18a086007016e948b04aed3b82', mapping: { title: 'Name' } },
})
