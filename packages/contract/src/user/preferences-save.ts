import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { ownAccount } from './own-account'
import { answeredPreferences } from './preferences'

export const preferencesSave = endpoint({
  method: 'POST',
  path: '/api/v1/user/preferences',
  summary: 'Keep what the account works on; screens start with it. Without any answer it is not asked again',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: answeredPreferences,
  output: ownAccount,
  example: { work: 'designer', categories: ['womenswear', 'denim'], regions: ['US'], gender: 'women' },
})
