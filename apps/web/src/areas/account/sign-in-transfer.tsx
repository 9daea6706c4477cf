import { useEffect, useState } from 'react'
import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { lineOfPath, loginPath } from '../../shared/api/lines'
import { request } from '../../shared/api/request'
import { currentUser } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { type Entrance, useEntrance } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { partnerName } from './sign-in-methods'
import { Newcomer } from './sign-in-newcomer'
import { SignInPage } from './sign-in-page'
import { forgetSignOn, partnerAnswer, startPartnerSignOn, startedSignOn } from './sign-in-partner'
import { signInSearch } from './sign-in-search'
import { useSite } from '../../shared/site/site'
import { QuietLine } from '../../shared/fields/quiet-line'
import { Trouble } from '../../shared/fields/trouble'

/** The partner that sends its visitors here when nothing says which. */
const USUAL_PARTNER = 'diexun'

/** Back from a partner's page: signs in with its code and goes on. */
export function PartnerReturn() {
  const { t, language } = useTexts()
  const site = useSite()
  const path = useLocation({ select: (location) => location.pathname })
  const { search } = useScreenSearch(signInSearch)
  const [started] = useState(startedSignOn)
  const entrance = useEntrance(started?.line ?? lineOfPath(path))
  // One return for one visit: what comes next begins anew.
  useEffect(forgetSignOn, [])
  const answer = partnerAnswer(search, started)
  const whiteLabel = site?.white_label ?? null
  const partner = search.partner ?? started?.partner ?? whiteLabel?.partner ?? USUAL_PARTNER
  const name = partnerName(partner)

  if (entrance.newcomer !== null) {
    return (
      <SignInPage title={t('entry.title')}>
        <Newcomer entrance={entrance} />
      </SignInPage>
    )
  }
  if (typeof answer === 'object') {
    return <Exchange code={answer.code} state={answer.state} partner={partner} entrance={entrance} />
  }
  if (answer === 'begin') return <Begin partner={partner} entrance={entrance} />
  if (answer === 'nothing') {
    const welcome = language === 'zh' ? whiteLabel?.welcome_zh : whiteLabel?.welcome
    return (
      <SignInPage title={welcome || t('partner.welcome')} note={t('partner.missing')}>
        <WaysOn partner={partner} entrance={entrance} />
      </SignInPage>
    )
  }
  return (
    <SignInPage title={t('partner.failed', { partner: name })} note={t(`partner.${answer}`)}>
      <WaysOn partner={partner} entrance={entrance} />
    </SignInPage>
  )
}

interface BeginProps {
  readonly partner: string
  readonly entrance: Entrance
}

/** The partner brought the visitor here by itself: off to it once more, with a state that only this browser knows. */
function Begin({ partner, entrance }: BeginProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const path = useLocation({ select: (location) => location.pathname })
  const { mutate, error } = useMutation({ mutationFn: () => startPartnerSignOn(partner, lineOfPath(path)) })
  useEffect(() => mutate(), [mutate])
  const name = partnerName(partner)
  if (error === null) return <Entering name={name} />
  return (
    <SignInPage title={t('partner.failed', { partner: name })} note={errorText(error)}>
      <WaysOn partner={partner} entrance={entrance} />
    </SignInPage>
  )
}

function Entering({ name }: { readonly name: string }) {
  const { t } = useTexts()
  return (
    <SignInPage title={t('partner.entering', { partner: name })}>
      <Loader size="sm" aria-label={t('state.loading')} />
    </SignInPage>
  )
}

interface ExchangeProps extends BeginProps {
  readonly code: string
  readonly state: string
}

function Exchange({ code, state, partner, entrance }: ExchangeProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { enter, isEntered } = entrance
  const name = partnerName(partner)
  // A query and not a mutation: a code works once, so asking twice for the same one must be one request.
  const { data, error } = useQuery({
    queryKey: ['partner sign-on', partner, code],
    queryFn: () =>
      request(signIn.partner, {
        authorization_code: code,
        state,
        partner,
        redirect_uri: window.location.origin + window.location.pathname,
      }),
    enabled: !isEntered,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data !== undefined && !isEntered) enter(data)
  }, [data, enter, isEntered])
  if (error === null) return <Entering name={name} />
  const isOver = error instanceof ApiError && (error.kind === 'bad_input' || error.kind === 'not_found')
  return (
    <SignInPage title={t('partner.failed', { partner: name })} note={isOver ? t('partner.refused') : errorText(error)}>
      <WaysOn partner={partner} entrance={entrance} />
    </SignInPage>
  )
}

/** Once more to the partner, on with the account that is signed in, or another way. */
function WaysOn({ partner, entrance }: { readonly partner: string; readonly entrance: Entrance }) {
  const { t } = useTexts()
  const path = useLocation({ select: (location) => location.pathname })
  const [user] = useState(currentUser)
  const leaving = useMutation({ mutationFn: () => startPartnerSignOn(partner, lineOfPath(path)) })
  return (
    <div className={classes.form}>
      {user !== null && (
        <Button size="md" onClick={entrance.goOn}>
          {t('sign_in.go_on')}
        </Button>
      )}
      <Button
        size="md"
        variant={user === null ? 'filled' : 'default'}
        loading={leaving.isPending}
        onClick={() => leaving.mutate()}
      >
        {t('partner.sign_in', { partner: partnerName(partner) })}
      </Button>
      <Trouble of={leaving} />
      <QuietLine>
        <Link to={loginPath(path)} className="text-button">
          {t('sign_in.back')}
        </Link>
      </QuietLine>
    </div>
  )
}
