import { clickLog } from './click-log'
import { collect } from './collect'
import { site } from './site'

/** The platform's own statistics and settings of the visit. */
export const visits = {
  collect,
  clickLog,
  site,
}
