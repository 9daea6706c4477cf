import { Link } from '@tanstack/react-router'
import type { TextKey } from '@trendee/contract/texts/texts'
import { isAdmin, mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { useTexts } from '../shared/i18n/use-texts'
import classes from './help-drawer.module.css'
import { SCREENS } from './route-table'

/** What people come to do, in the order of their work, and the screen where it is done. */
const TASKS = [
  ['find', '/trendee/trend-highlights'],
  ['judge', '/trendee/trend-database'],
  ['compare', '/trendee/product-trends'],
  ['collect', '/trendee/my-trends'],
  ['export', '/trendee/trend-database'],
  ['import', '/admin/data'],
  ['alerts', '/user/messages'],
] as const

interface GuideProps {
  readonly onLeave: () => void
}

/** The user guide by task; each leads to its screen, where the account may open it. */
export function HelpGuide({ onLeave }: GuideProps) {
  const { t } = useTexts()
  return (
    <dl className={classes.list}>
      {TASKS.map(([task, to]) => (
        <div key={task}>
          <dt>{t(`guide.${task}`)}</dt>
          <dd>
            {t(`guide.${task}_note`)} <ScreenLink to={to} onLeave={onLeave} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ScreenLinkProps extends GuideProps {
  readonly to: string
}

/** Leads to a screen; nothing where there is none, or none for this account. */
export function ScreenLink({ to, onLeave }: ScreenLinkProps) {
  const { t } = useTexts()
  const info = useUser()?.userInfo
  const screen = SCREENS.find(({ path }) => path === to)
  if (screen === undefined || info === undefined) return null
  const isOpen = screen.guard === 'admin' ? isAdmin(info) : screen.line === null || mayOpenLine(info, screen.line)
  if (!isOpen) return null
  const title: TextKey = screen.title
  return (
    <Link to={to} className="text-button" onClick={onLeave}>
      {t('help.open_screen', { screen: t(title) })}
    </Link>
  )
}
