import { type ReactElement, useState } from 'react'
import { Menu } from '@mantine/core'
import { IconArrowUpRight, IconLogin2, IconLogout, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { logout } from '@trendee/contract/user/logout'
import { lineOfPath, loginPath } from '../shared/api/lines'
import { request } from '../shared/api/request'
import { type LinePlan, linePlans, shownPlan } from '../shared/api/roles'
import { type UserInfo, clearSession } from '../shared/api/session'
import { isoDay } from '../shared/format/iso-day'
import { usePlanName } from '../shared/i18n/use-plan-name'
import { useTexts } from '../shared/i18n/use-texts'
import { goToPricing } from '../shared/site/pricing-link'
import { useLeave } from './leave'
import classes from './user-menu.module.css'

const ICON = { size: 16, stroke: 1.6 } as const

interface OpenedUserMenuProps {
  readonly info: UserInfo
  readonly name: string
  readonly target: ReactElement
}

/** The menu behind the reader's button, open at first: it comes with the first click. */
export function OpenedUserMenu({ info, name, target }: OpenedUserMenuProps) {
  const [openedAt, setOpenedAt] = useState(() => Date.now() / 1000)
  return (
    <Menu defaultOpened position="bottom-end" width={300} onOpen={() => setOpenedAt(Date.now() / 1000)}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p className={classes.name}>{name}</p>
          <p className={classes.mail}>{info.email ?? info.mobile}</p>
        </div>
        <Menu.Divider />
        {info.is_restricted ? <VisitorItems /> : <MemberItems info={info} openedAt={openedAt} />}
      </Menu.Dropdown>
    </Menu>
  )
}

function VisitorItems() {
  const { t } = useTexts()
  const leave = useLeave()
  return (
    <>
      <p className={classes.note}>{t('error.restricted_account')}</p>
      <Menu.Item leftSection={<IconLogin2 {...ICON} />} onClick={() => leave({ tellsServer: true })}>
        {t('screen.sign_in')}
      </Menu.Item>
    </>
  )
}

interface MemberItemsProps {
  readonly info: UserInfo
  /** Unix seconds: plans are valid or not as of this moment. */
  readonly openedAt: number
}

function MemberItems({ info, openedAt }: MemberItemsProps) {
  const { t } = useTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  const signOut = () => {
    const leave = () => {
      clearSession()
      client.clear()
      void navigate({ to: loginPath(window.location.pathname) })
    }
    // The browser forgets the session even when the server cannot be told.
    void request(logout, {}).then(leave, leave)
  }
  return (
    <>
      <Menu.Label>{t('user.plans')}</Menu.Label>
      <dl className={classes.plans}>
        {linePlans(info, openedAt).map((plan) => (
          <PlanRow key={plan.line} plan={plan} />
        ))}
      </dl>
      <Menu.Item leftSection={<IconArrowUpRight {...ICON} />} onClick={() => goToPricing(line, navigate)}>
        {t('upgrade.short')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconUser {...ICON} />} renderRoot={(props) => <Link to="/user" {...props} />}>
        {t('user.account')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={signOut}>
        {t('user.sign_out')}
      </Menu.Item>
    </>
  )
}

function PlanRow({ plan }: { readonly plan: LinePlan }) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  return (
    <div data-valid={plan.isValid || undefined}>
      <dt>{t(`line.${plan.line}`)}</dt>
      <dd>
        {planName(shownPlan(plan))}
        {plan.isValid && plan.end !== null && <small>{t('plan.until', { day: format.day(isoDay(plan.end)) })}</small>}
      </dd>
    </div>
  )
}
