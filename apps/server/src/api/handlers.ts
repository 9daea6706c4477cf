import type { Handlers } from '../platform/handler'
import { feeds } from './admin/feeds'
import { freshness } from './admin/freshness'
import { importDetail, imports, importUpload } from './admin/imports'
import { exportList } from './common/export'
import { language } from './common/language'
import { picture } from './common/picture'
import { filtersIndex } from './filters/index'
import { trendLine } from './general/trend-line'
import { sellingHandlers } from './selling/handlers'
import { login } from './sign-in/login'
import { detail } from './trends/detail'
import { mapping } from './trends/mapping'
import { regionCountry, regionState } from './trends/region'
import { related } from './trends/related'
import { topList } from './trends/top-list'
import { info } from './user/info'
import { logout } from './user/logout'

/** The handler of every endpoint, in the contract's own shape. */
export const handlers: Handlers = {
  user: { logout, info },
  signIn: { login },
  common: { language, export: exportList, picture },
  general: { trendLine },
  trends: { topList, detail, related, mapping, regionCountry, regionState },
  filters: { index: filtersIndex },
  selling: sellingHandlers,
  admin: { imports, importDetail, importUpload, freshness, feeds },
}
