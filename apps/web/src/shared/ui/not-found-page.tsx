import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useScreenTitle } from '../routes/screen-title'
import { LinkButton } from './link-button'
import classes from './message-page.module.css'

interface NotFoundProps {
  /** What is not there; the address as a whole when absent. */
  readonly advice?: string
  /** Ways on, before the one home. */
  readonly children?: ReactNode
}

/** Where there is nothing at an address, within the frame. */
export function NotFound({ advice, children }: NotFoundProps) {
  const { t } = useTexts()
  useScreenTitle(t('not_found.subtitle'))
  return (
    <div className={classes.page}>
      <p className="caps">{t('not_found.title')}</p>
      <h1 className="display">{t('not_found.subtitle')}</h1>
      <p>{advice ?? t('not_found.advice')}</p>
      <div className={classes.actions}>
        {children}
        <LinkButton to="/">{t('not_found.home')}</LinkButton>
      </div>
    </div>
  )
}

/** The same where nothing is around it. */
export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}
