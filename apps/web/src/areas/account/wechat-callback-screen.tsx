import { useEffect, useState } from 'react'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { wechat } from '@trendee/contract/sign-in/wechat'
import { wechatCallback } from '@trendee/contract/sign-in/wechat-callback'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { type SignedIn, useEntrance } from './sign-in-entrance'
import { Newcomer } from './sign-in-newcomer'
import { visitOrigin } from './sign-in-origin'
import { SignInPage } from './sign-in-page'
import { signInSearch } from './sign-in-search'
import { dropTicket, heldTicket } from './wechat-ticket'

/** Confirms the sign-in that a state belongs to; with this tab's own ticket the session comes along. */
async function confirm(code: string, state: string): Promise<SignedIn | null> {
  await request(wechatCallback, { code, state })
  const held = heldTicket(state)
  if (held === null) return null
  const answer = await request(wechat, { ticket: held.ticket, ...visitOrigin() })
  dropTicket()
  return answer.status === 'signed_in' ? answer : null
}

/** Where WeChat sends whoever agreed: mostly the phone that scanned, sometimes the very browser that signs in. */
export function WechatCallbackScreen() {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { search } = useScreenSearch(signInSearch)
  const { code = '', state = '' } = search
  const [held] = useState(() => heldTicket(state))
  const entrance = useEntrance(held?.line ?? null)
  const { enter, isEntered } = entrance
  const isRefused = code === '' || state === ''
  const { data, error } = useQuery({
    queryKey: ['wechat callback', code, state],
    queryFn: () => confirm(code, state),
    enabled: !isEntered && !isRefused,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!data || isEntered) return
    enter(data)
  }, [data, enter, isEntered])

  if (entrance.newcomer !== null) {
    return (
      <SignInPage title={t('entry.title')}>
        <Newcomer entrance={entrance} />
      </SignInPage>
    )
  }
  if (isRefused || error !== null) {
    const isTheirs = isRefused || (error instanceof ApiError && ['bad_input', 'not_found'].includes(error.kind))
    return (
      <SignInPage title={t('wechat.failed')} note={isTheirs || error === null ? t('wechat.refused') : errorText(error)}>
        <Button size="md" renderRoot={(props) => <Link to="/login" search={{ by: 'wechat' }} {...props} />}>
          {t('sign_in.back')}
        </Button>
      </SignInPage>
    )
  }
  if (data === null) return <SignInPage title={t('wechat.confirmed')} note={t('wechat.return')} />
  return (
    <SignInPage title={t('wechat.confirming')}>
      <Loader size="sm" aria-label={t('state.loading')} />
    </SignInPage>
  )
}
