import { z } from 'zod'
import { endpoint } from '../endpoint'
import { writtenName } from '../parameters'
import { CHANGE } from './followed-fields'

export const clientCustomizedAdd = endpoint({
  ...CHANGE,
  path: '/api/v1/dashboard/client_customized/add',
  summary:
    'Name a brand of your own, with its site and the files that belong to it; again replaces what was said of it',
  input: z.object({
    name: writtenName(60).min(2),
    site: z.union([z.literal(''), z.httpUrl().max(200)]).default(''),
    /** Names of files that were or will be imported. */
    files: z.array(writtenName(200)).max(20).default([]),
  }),
  output: z.object({ id: z.string(), total: z.int() }),
  example: { name: 'Fen Studio', site: 'https://fen.example', files: ['fen-catalogue.csv'] },
})
