import { Link, useNavigate } from '@tanstack/react-router'
import { rememberBeforePath, useUser } from '../../shared/api/session'
import { LanguageWord } from '../../shared/i18n/language-word'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './pricing-screen.module.css'

/** The page stands outside the app's frame: whoever is not in yet reads it, too. */
export function PricingHeader() {
  const { t } = useTexts()
  const user = useUser()
  const navigate = useNavigate()
  const isMember = user !== null && !user.userInfo.is_restricted
  const signIn = () => {
    rememberBeforePath(window.location.pathname + window.location.search)
    void navigate({ to: '/login' })
  }
  return (
    <header className={classes.header}>
      <Link to="/" className={`display ${classes.brand}`}>
        {t('app.name')}
      </Link>
      <div className={classes.tools}>
        <LanguageWord className={classes.plain} />
        {isMember ? (
          <Link to="/user/info" search={{ section: 'plans' }} className={classes.plain}>
            {t('pricing.account')}
          </Link>
        ) : (
          <button type="button" className={classes.plain} onClick={signIn}>
            {t('pricing.sign_in')}
          </button>
        )}
      </div>
    </header>
  )
}
