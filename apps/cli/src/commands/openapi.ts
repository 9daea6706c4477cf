import { openapiDocument } from '@trendee/contract/openapi'
import type { Command } from '../command'

export const openapi: Command = {
  usage: '',
  summary: 'Print the OpenAPI 3.1 document of the API',
  run({ print }) {
    print(JSON.stringify(openapiDocument(), null, 2))
    return Promise.resolve(0)
  },
}
