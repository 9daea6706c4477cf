import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { mappingId } from './saved-mapping'

export const mappingDelete = endpoint({
  method: 'POST',
  path: '/api/v1/admin/mappings/delete',
  summary: 'Forget how tables with these columns are read: the next one is asked about; what is loaded stays',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ mapping_id: mappingId }),
  output: z.object({ mapping_id: z.string(), file: z.string() }),
  example: { mapping_id: '5f70bf18a086007016e948b04aed3b82' },
})
