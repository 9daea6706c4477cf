import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { lineOfPath } from '../../shared/api/lines'
import { currentUser, takeEnd } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { type Entrance, useEntrance } from './sign-in-entrance'
import { ForgottenPassword } from './sign-in-forgotten'
import classes from './sign-in-form.module.css'
import { channelsOf } from './sign-in-methods'
import { Newcomer } from './sign-in-newcomer'
import { OtherWays } from './sign-in-other-ways'
import { SignInPage } from './sign-in-page'
import { signInSearch } from './sign-in-search'
import { useSite } from '../../shared/site/site'
import { SignInTabs } from './sign-in-tabs'
import { PartnerReturn } from './sign-in-transfer'

/** Sign-in, in the colours of the line that asked for it. */
export function SignInScreen() {
  const { search } = useScreenSearch(signInSearch)
  const isPartnerReturn = search.authorization_code !== undefined
  return isPartnerReturn ? <PartnerReturn /> : <SignIn />
}

function SignIn() {
  const { t } = useTexts()
  const site = useSite()
  const { search, change } = useScreenSearch(signInSearch)
  const path = useLocation({ select: (location) => location.pathname })
  const line = lineOfPath(path)
  const entrance = useEntrance(line)
  const [ended] = useState(takeEnd)
  const [isSaved, setIsSaved] = useState(false)
  const [user, setUser] = useState(currentUser)
  const name = path.startsWith('/database/') ? t('sign_in.database') : t(`line.${line ?? 'trendee'}`)
  const title = t('sign_in.title', { line: name })
  // A partner's people come by the partner: that way stands first.
  const isPartnerHost = Boolean(site?.white_label)

  if (entrance.newcomer !== null) {
    return (
      <SignInPage title={t('entry.title')}>
        <Newcomer entrance={entrance} />
      </SignInPage>
    )
  }
  if (user !== null && !user.userInfo.is_restricted) {
    return (
      <SignInPage title={title} note={t('sign_in.signed_in_as', { name: user.userInfo.name })}>
        <SignedInAlready entrance={entrance} onOther={() => setUser(null)} />
      </SignInPage>
    )
  }
  if (search.by === 'forgotten') {
    const leave = (hasNew: boolean) => {
      setIsSaved(hasNew)
      change({ by: undefined })
    }
    return (
      <SignInPage title={t('forgot.title')}>
        <ForgottenPassword channels={channelsOf(site)} onDone={() => leave(true)} onBack={() => leave(false)} />
      </SignInPage>
    )
  }
  return (
    <SignInPage title={title}>
      {ended !== null && (
        <p className={classes.ended} role="alert">
          {t(`error.${ended}`)}
        </p>
      )}
      {isSaved && (
        <p className={classes.good} role="status">
          {t('forgot.done')}
        </p>
      )}
      {isPartnerHost && <OtherWays line={line} onEntered={entrance.enter} />}
      <SignInTabs entrance={entrance} />
      {!isPartnerHost && <OtherWays line={line} onEntered={entrance.enter} />}
    </SignInPage>
  )
}

function SignedInAlready({ entrance, onOther }: { readonly entrance: Entrance; readonly onOther: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes.form}>
      <Button size="md" onClick={entrance.goOn}>
        {t('sign_in.go_on')}
      </Button>
      <Button size="md" variant="default" onClick={onOther}>
        {t('sign_in.as_another')}
      </Button>
    </div>
  )
}
