import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../shared/i18n/use-texts'
import { NoAccess, useErrorText } from '../shared/ui/data-view'
import { LinkButton } from '../shared/ui/link-button'
import classes from '../shared/ui/message-page.module.css'

/** When a page itself fails: what happened, and the two ways on. Stands inside the frame's main part. */
export function ErrorPage({ error }: Partial<ErrorComponentProps>) {
  const { t } = useTexts()
  const router = useRouter()
  const errorText = useErrorText()
  const isRefused = error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'plan_limit')
  return (
    <div className={classes.page}>
      <h1 className="display">{t('error_page.title')}</h1>
      {isRefused ? (
        <NoAccess error={error} />
      ) : (
        <p>{error instanceof Error ? errorText(error) : t('error.unforeseen')}</p>
      )}
      <div className={classes.actions}>
        {!isRefused && (
          <Button variant="default" onClick={() => void router.invalidate()}>
            {t('state.retry')}
          </Button>
        )}
        <LinkButton to="/">{t('not_found.home')}</LinkButton>
      </div>
    </div>
  )
}

/** The same where nothing is around it. */
export function BareErrorPage(props: Partial<ErrorComponentProps>) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  )
}
