import { type ReactNode, useEffect } from 'react'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { alertTexts } from '@trendee/contract/texts/alerts'
import { userTexts } from '@trendee/contract/texts/user'
import { user } from '@trendee/contract/user/user'
import { rememberBeforePath, storeUser, useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/link-button'
import { ScreenHead } from '../../shared/ui/screen'
import { useCurrentInView } from '../../shared/ui/use-current-in-view'
import { UsagePart } from './usage-part'
import classes from './user-frame.module.css'
import { SECTIONS, type Section } from './user-search'

addTexts(userTexts)
addTexts(alertTexts)

interface UserFrameProps {
  readonly current: Section | 'messages'
  readonly children: ReactNode
}

/** The account's page: whose it is, the list of its parts, and the one that is open. */
export function UserFrame({ current, children }: UserFrameProps) {
  const { t, format } = useTexts()
  const info = useUser()?.userInfo
  const fresh = useEndpoint(user.info, {}).data
  useEffect(() => {
    // Plans and addresses may have changed since this browser kept them.
    if (fresh !== undefined) storeUser(fresh)
  }, [fresh])
  if (info === undefined) return null
  if (info.is_restricted) return <Visitor />
  return (
    <div>
      <ScreenHead
        overline={t('screen.user')}
        title={info.name}
        note={[info.email ?? info.mobile, t('account.since', { day: format.day(isoDay(info.createtime)) })]
          .filter((part) => part !== null)
          .join(' · ')}
      />
      {info.access_end !== null && (
        <p className={classes.ends}>{t('account.access_end', { day: format.instant(info.access_end) })}</p>
      )}
      <div className={classes.page}>
        <SectionList current={current} />
        <div className={classes.content}>{children}</div>
      </div>
    </div>
  )
}

function SectionList({ current }: Pick<UserFrameProps, 'current'>) {
  const { t } = useTexts()
  const row = useCurrentInView<HTMLElement>(current)
  const unread = useEndpoint(dashboard.unread, {}).data?.unread ?? 0
  return (
    <nav ref={row} className={classes.nav} aria-label={t('account.nav')}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to="/user/info"
              search={{ section }}
              className={classes.entry}
              data-part={section}
              aria-current={section === current ? 'page' : undefined}
            >
              {t(`account.${section}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/user/messages"
            className={classes.entry}
            data-part="messages"
            aria-current={current === 'messages' ? 'page' : undefined}
          >
            {t('account.messages')}
            {unread > 0 && (
              <span className={classes.count} aria-label={t('messages.unread', { count: unread })}>
                {unread}
              </span>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** A visitor's account has none of this; the two ways to one's own do. */
function Visitor() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const signIn = () => {
    rememberBeforePath('/user/info')
    void navigate({ to: '/login' })
  }
  return (
    <div className={classes.visitor}>
      <ScreenHead overline={t('screen.user')} title={t('account.visitor_title')} note={t('account.visitor_note')} />
      <div className={classes.ways}>
        <Button onClick={signIn}>{t('ending.sign_in')}</Button>
        <LinkButton variant="default" to="/free-trial">
          {t('account.visitor_trial')}
        </LinkButton>
      </div>
      <UsagePart />
    </div>
  )
}
