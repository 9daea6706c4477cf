import { useEffect, useState } from 'react'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { wechat } from '@trendee/contract/sign-in/wechat'
import { wechatCallback } from '@trendee/contract/sign-in/wechat-callback'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { type SignedIn, useEntrance } from './sign-in-entrance'
import { Newcomer } from './sign-in-newcomer'
import { visitOrigin } from './sign-in-origin'
import { SignInPage } from './sign-in-page'
import { signInSearch } from './sign-in-search'
import { WechatConsent } from './wechat-consent'
import { WechatFailed } from './wechat-failed'
import { type HeldTicket, dropTicket, heldTicket } from './wechat-ticket'

/** Where WeChat sends whoever agreed: mostly the phone that scanned, sometimes the very browser that signs in. */
export function WechatCallbackScreen() {
  const { search } = useScreenSearch(signInSearch)
  const { code = '', state = '' } = search
  const [held] = useState(() => heldTicket(state))
  if (code === '' || state === '') return <WechatFailed error={null} />
  // Whoever left for WeChat from this very tab knows what is being signed in to; anybody else is asked.
  if (held === null) return <WechatConsent code={code} state={state} />
  return <WechatReturn code={code} held={held} />
}

/** Confirms the sign-in that this tab began, and collects its session. */
async function comeBack(code: string, { state, ticket }: HeldTicket): Promise<SignedIn | null> {
  await request(wechatCallback, { code, state })
  const answer = await request(wechat, { ticket, ...visitOrigin() })
  dropTicket()
  return answer.status === 'signed_in' ? answer : null
}

function WechatReturn({ code, held }: { readonly code: string; readonly held: HeldTicket }) {
  const { t } = useTexts()
  const entrance = useEntrance(held.line)
  const { enter, isEntered } = entrance
  const { data, error } = useQuery({
    queryKey: ['wechat callback', code, held.state],
    queryFn: () => comeBack(code, held),
    enabled: !isEntered,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data && !isEntered) enter(data)
  }, [data, enter, isEntered])

  if (entrance.newcomer !== null) {
    return (
      <SignInPage title={t('entry.title')}>
        <Newcomer entrance={entrance} />
      </SignInPage>
    )
  }
  if (error !== null || data === null) return <WechatFailed error={error} />
  return (
    <SignInPage title={t('wechat.confirming')}>
      <Loader size="sm" aria-label={t('state.loading')} />
    </SignInPage>
  )
}
