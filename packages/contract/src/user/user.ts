import { authLogout } from './auth-logout'
import { bindEmail } from './bind-email'
import { bindMobile } from './bind-mobile'
import { info } from './info'
import { infoUpdate } from './info-update'
import { logout } from './logout'
import { passwordByEmail } from './password-by-email'
import { passwordByMobile } from './password-by-mobile'
import { passwordChange } from './password-change'
import { preferencesSave } from './preferences-save'
import { sessionEnd } from './session-end'
import { sessions } from './sessions'

/** The account itself: its profile, addresses, password and sessions. */
export const user = {
  logout,
  authLogout,
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
