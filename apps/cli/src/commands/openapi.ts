import { openapiDocument } from '@trendee/contract/openapi'
import type { Command } from '../command'
import { parseOptions, takesNoOperands } from '../options'

export const openapi: Command = {
  operands: '',
  summary: 'Print the OpenAPI 3.1 document of the API',
  options: {},
  example: '> openapi.json',
  run({ argv, print }) {
    takesNoOperands('openapi', parseOptions(argv, {}).files)
    print(JSON.stringify(openapiDocument(), null, 2))
    return Promise.resolve(0)
  },
}
