import { Button } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Entrance } from './sign-in-entrance'
import classes from './sign-in-form.module.css'

interface NewcomerProps {
  readonly entrance: Entrance
  /** What the sign-up opened. */
  readonly opened?: string | undefined
}

/** The specification's prompt after a first sign-in by code: a password is recommended, not asked for. */
export function Newcomer({ entrance, opened }: NewcomerProps) {
  const { t } = useTexts()
  return (
    <div className={classes.form}>
      {opened !== undefined && <p className={classes.good}>{opened}</p>}
      <p className={classes.lead}>{t('entry.note')}</p>
      <Button size="md" onClick={entrance.setPassword}>
        {t('entry.set')}
      </Button>
      <Button size="md" variant="default" onClick={entrance.goOn}>
        {t('entry.cancel')}
      </Button>
    </div>
  )
}
