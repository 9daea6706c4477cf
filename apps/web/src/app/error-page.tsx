import { Button } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useTexts } from '../shared/i18n/use-texts'
import { useErrorText } from '../shared/ui/data-view'
import classes from './message-page.module.css'

/** When a page itself fails: what happened, and the two ways on. */
export function ErrorPage({ error }: Partial<ErrorComponentProps>) {
  const { t } = useTexts()
  const router = useRouter()
  const errorText = useErrorText()
  return (
    <main className={classes.page}>
      <h1 className="display">{t('error_page.title')}</h1>
      <p>{error instanceof Error ? errorText(error) : t('error.unforeseen')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void router.invalidate()}>
          {t('state.retry')}
        </Button>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('not_found.home')}</Button>
      </div>
    </main>
  )
}
