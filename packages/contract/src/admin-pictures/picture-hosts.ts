import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { pictureHost } from './picture-host'

export const pictureHosts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/pictures/hosts',
  summary: 'Hosts that feeds name for their pictures: which are allowed, and how many pictures wait',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  output: listOf(pictureHost),
  example: {},
})
