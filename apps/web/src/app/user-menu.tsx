import { Suspense, lazy, useState } from 'react'
import { Avatar, Button, UnstyledButton } from '@mantine/core'
import { useUser } from '../shared/api/session'
import { useTexts } from '../shared/i18n/use-texts'
import { useSite } from '../shared/site/site'
import classes from './user-menu.module.css'
import { patient } from '../shared/ui/patient'

const load = () => import('./opened-user-menu')
const OpenedUserMenu = lazy(patient(() => load().then((module) => ({ default: module.OpenedUserMenu }))))

/** Who is signed in, the plan of each line, and the way out; visitors are asked in. */
export function UserMenu() {
  const { t } = useTexts()
  const user = useUser()
  const [isAsked, setAsked] = useState(false)
  if (user === null) return <SignInButton />
  const info = user.userInfo
  const name = info.is_restricted ? t('user.visitor') : info.name
  const button = (
    <UnstyledButton
      className={classes.button ?? ''}
      aria-label={t('user.menu', { name })}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onClick={() => setAsked(true)}
    >
      <Avatar name={name} size={30} radius="xl" color="gray" alt="" />
    </UnstyledButton>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <OpenedUserMenu info={info} name={name} target={button} />
    </Suspense>
  )
}

/** On a partner's host screens open to who is not signed in: the partner's sign-in is a click away. */
function SignInButton() {
  const { t } = useTexts()
  const partner = useSite()?.white_label
  if (!partner) return null
  return (
    <Button component="a" href={partner.login_url} target="_blank" rel="noopener" size="xs" ml="xs">
      {t('screen.sign_in')}
    </Button>
  )
}
