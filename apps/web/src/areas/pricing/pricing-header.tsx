import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rememberBeforePath, useUser } from '../../shared/api/session'
import { changeLanguage } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useSite } from '../../shared/site/site'
import classes from './pricing-screen.module.css'

/** The page stands outside the app's frame: whoever is not in yet reads it, too. */
export function PricingHeader() {
  const { t, language } = useTexts()
  const { i18n } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const site = useSite()
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
        {(site?.white_label ?? null) === null && (
          <button
            type="button"
            className={classes.plain}
            onClick={() => changeLanguage(i18n, language === 'zh' ? 'en' : 'zh')}
            lang={language === 'zh' ? 'en' : 'zh-CN'}
          >
            {t('shell.language')}
          </button>
        )}
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
