import type { ComponentType } from 'react'
import {
  IconDatabaseImport,
  IconHistory,
  IconLanguage,
  IconListCheck,
  IconLock,
  IconMail,
  IconPhoto,
  IconSpeakerphone,
  IconTicket,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, Screen } from '../../shared/routes/screen'
import type { AdminScreenName } from './admin-screens'

const HOME = '/admin/users'

function screen(path: string, title: TextKey, icon: TablerIcon, load: () => Promise<ComponentType>): Screen {
  const menu = [{ to: path, label: title, group: 'menu.admin', icon }] as const
  return { path, line: null, title, guard: 'admin', load, menu }
}

const load = (name: AdminScreenName) => () => import('./admin-screens').then((module) => module.ADMIN_SCREENS[name])
const loadData = () => import('./data-screen').then((module) => module.DataScreen)

/** What administrators do, as the menu has it. */
const screens: readonly Screen[] = [
  screen(HOME, 'screen.accounts', IconUsers, load('users')),
  screen('/admin/promotions', 'screen.promotions', IconTicket, load('promotions')),
  screen('/admin/messages', 'screen.admin_messages', IconMail, load('messages')),
  screen('/admin/languages', 'screen.wording', IconLanguage, load('languages')),
  screen('/admin/advertising', 'screen.advertising', IconSpeakerphone, load('advertising')),
  screen('/admin/data', 'screen.data', IconDatabaseImport, loadData),
  screen('/admin/pictures', 'screen.pictures', IconPhoto, load('pictures')),
  screen('/admin/protected-names', 'screen.protected', IconLock, load('protected')),
  screen('/admin/audit', 'screen.audit', IconHistory, load('audit')),
  screen('/admin/jobs', 'screen.jobs', IconListCheck, load('jobs')),
]

export const admin: Area = {
  screens,
  redirects: { '/admin': HOME, '/trendee/data': '/admin/data' },
  product: { line: null, label: 'line.admin', icon: IconUsers, home: HOME },
}
