import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { rememberBeforePath } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './pay-screen.module.css'

/** No order without an account. */
export function SignInFirst() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const signIn = () => {
    rememberBeforePath(window.location.pathname + window.location.search)
    void navigate({ to: '/login' })
  }
  return (
    <>
      <p className={classes.quiet}>{t('pay.sign_in_note')}</p>
      <Button onClick={signIn}>{t('pay.sign_in')}</Button>
    </>
  )
}
