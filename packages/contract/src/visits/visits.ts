import { clickLog } from './click-log'
import { collect } from './collect'
import { site } from './site'

/** Statistics of visits to the site, and its settings for a visit. */
export const visits = {
  collect,
  clickLog,
  site,
}
