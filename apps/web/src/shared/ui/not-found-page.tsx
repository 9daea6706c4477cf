import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../i18n/use-texts'
import classes from './message-page.module.css'

export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <main className={classes.page}>
      <p className="caps">{t('not_found.title')}</p>
      <h1 className="display">{t('not_found.subtitle')}</h1>
      <p>{t('not_found.advice')}</p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('not_found.home')}</Button>
    </main>
  )
}
