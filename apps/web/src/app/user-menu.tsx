import { useState } from 'react'
import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { user as userEntries } from '@trendee/contract/user'
import { loginPath } from '../shared/api/lines'
import { request } from '../shared/api/request'
import { linePlans, shownPlan } from '../shared/api/roles'
import { clearSession, useUser } from '../shared/api/session'
import { humanise } from '../shared/api/use-names'
import { useTexts } from '../shared/i18n/use-texts'
import classes from './user-menu.module.css'

/** Who is signed in, the plan of each line, and the way out. */
export function UserMenu() {
  const { t, format } = useTexts()
  const user = useUser()
  const [openedAt, setOpenedAt] = useState(0)
  const client = useQueryClient()
  const navigate = useNavigate()
  if (user === null) return null
  const info = user.userInfo
  const signOut = () => {
    const leave = () => {
      clearSession()
      client.clear()
      void navigate({ to: loginPath(window.location.pathname) })
    }
    // The browser forgets the session even when the server cannot be told.
    void request(userEntries.logout, {}).then(leave, leave)
  }
  return (
    <Menu position="bottom-end" width={300} onOpen={() => setOpenedAt(Date.now() / 1000)}>
      <Menu.Target>
        <UnstyledButton className={classes.button ?? ''} aria-label={t('user.menu', { name: info.name })}>
          <Avatar name={info.name} size={30} radius="xl" color="gray" alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p className={classes.name}>{info.name}</p>
          <p className={classes.mail}>{info.email}</p>
        </div>
        <Menu.Divider />
        <Menu.Label>{t('user.plans')}</Menu.Label>
        <dl className={classes.plans}>
          {linePlans(info, openedAt).map((plan) => {
            const name = shownPlan(plan)
            const isWord = name === 'free' || name === 'not_plan'
            return (
              <div key={plan.line} data-valid={plan.isValid || undefined}>
                <dt>{t(`line.${plan.line}`)}</dt>
                <dd>
                  {isWord ? t(`plan.${name}`) : humanise(name)}
                  {plan.isValid && <small>{t('plan.until', { day: format.instant(plan.end) })}</small>}
                </dd>
              </div>
            )
          })}
        </dl>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={signOut}>
          {t('user.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
