import { useState } from 'react'
import { Button } from '@mantine/core'
import { currentUser } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { useEntrance } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { Newcomer } from './sign-in-newcomer'
import { SignInPage } from './sign-in-page'
import { usePlanOpening } from '../../shared/api/use-plan-opening'
import { TrialForm } from './sign-in-trial-form'
import { Trouble } from '../../shared/fields/trouble'

/** The free days of the main line: a form for who is new, one button for who is signed in. */
export function TrialScreen() {
  const { t, format } = useTexts()
  const entrance = useEntrance('trendee')
  const [user] = useState(currentUser)
  const { newcomer } = entrance
  if (newcomer !== null) {
    const day = newcomer.plan_end === null ? undefined : format.instant(newcomer.plan_end)
    return (
      <SignInPage title={t('entry.title')}>
        <Newcomer entrance={entrance} opened={day === undefined ? undefined : t('trial.started', { day })} />
      </SignInPage>
    )
  }
  const isSignedIn = user !== null && !user.userInfo.is_restricted
  return (
    <SignInPage overline={t('screen.free_trial')} title={t('trial.title')} note={t('trial.note')}>
      {isSignedIn ? (
        <TrialOfMine mayTry={user.userInfo.may_try} onGoOn={entrance.goOn} />
      ) : (
        <TrialForm onEntered={entrance.enter} />
      )}
    </SignInPage>
  )
}

function TrialOfMine({ mayTry, onGoOn }: { readonly mayTry: boolean; readonly onGoOn: () => void }) {
  const { t, format } = useTexts()
  const opening = usePlanOpening()
  const opened = opening.data
  if (opened === undefined && mayTry) {
    return (
      <div className={classes.form}>
        <Button size="md" loading={opening.isPending} onClick={() => opening.mutate({ by: 'trial' })}>
          {t('trial.submit')}
        </Button>
        <Trouble of={opening} words={{ conflict: 'trial.had' }} />
      </div>
    )
  }
  return (
    <div className={classes.form}>
      <p className={classes.good} role="status">
        {opened === undefined ? t('trial.had') : t('trial.started', { day: format.instant(opened.plan_end) })}
      </p>
      <Button size="md" onClick={onGoOn}>
        {t('sign_in.go_on')}
      </Button>
    </div>
  )
}
