import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { bindMobile, bindEmail } from './bind'
import { info, infoUpdate } from './info'
import { logout } from './logout'
import { passwordByEmail, passwordByMobile, passwordChange } from './password'
import { preferencesSave } from './preferences-save'
import { sessionEnd, sessions } from './sessions'

export const userHandlers: Handlers<typeof CONTRACT.user> = {
  logout,
  authLogout: logout,
  info,
  infoUpdate,
  preferencesSave,
  bindMobile,
  bindEmail,
  passwordChange,
  passwordByEmail,
  passwordByMobile,
  sessions,
  sessionEnd,
}
