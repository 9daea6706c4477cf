import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { bindMobile, bindEmail } from './bind'
import { info, infoUpdate } from './info'
import { logout } from './logout'
import { passwordByEmail, passwordByMobile, passwordChange } from './password'
import { sessionEnd, sessions } from './sessions'

export const userHandlers: Handlers<typeof CONTRACT.user> = {
  logout,
  info,
  infoUpdate,
  bindMobile,
  bindEmail,
  passwordChange,
  passwordByEmail,
  passwordByMobile,
  sessions,
  sessionEnd,
}
