import { useState } from 'react'
import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { request } from '../../shared/api/request'
import { Trouble } from '../../shared/fields/trouble'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './sign-in-form.module.css'
import { SignInPage } from './sign-in-page'
import { WechatFailed } from './wechat-failed'

interface WechatConsentProps {
  readonly code: string
  readonly state: string
}

/**
 * Asks before it confirms: the code that was scanned may have been sent by somebody who wants to be signed in as the
 * one who scans. WeChat's code is used only by the yes.
 */
export function WechatConsent({ code, state }: WechatConsentProps) {
  const { t, format } = useTexts()
  const [isDeclined, setIsDeclined] = useState(false)
  const asked = useQuery({
    queryKey: ['wechat asked', state],
    queryFn: () => request(signIn.wechatAsked, { state }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirming = useMutation({ mutationFn: () => request(signIn.wechatCallback, { code, state }) })

  if (isDeclined) return <SignInPage title={t('wechat.declined')} note={t('wechat.declined_note')} />
  if (confirming.isSuccess) return <SignInPage title={t('wechat.confirmed')} note={t('wechat.return')} />
  if (asked.error !== null) return <WechatFailed error={asked.error} />
  if (asked.data === undefined) {
    return (
      <SignInPage title={t('wechat.confirming')}>
        <Loader size="sm" aria-label={t('state.loading')} />
      </SignInPage>
    )
  }
  const { device, asked_at: askedAt } = asked.data
  const title = device === '' ? t('wechat.ask_unknown') : t('wechat.ask', { device })
  return (
    <SignInPage title={title} note={t('wechat.ask_note', { time: format.instant(askedAt) })}>
      <div className={classes.form}>
        <Trouble of={confirming} words={{ bad_input: 'wechat.refused' }} />
        <Button size="md" loading={confirming.isPending} onClick={() => confirming.mutate()}>
          {t('wechat.agree')}
        </Button>
        <Button size="md" variant="default" disabled={confirming.isPending} onClick={() => setIsDeclined(true)}>
          {t('wechat.decline')}
        </Button>
      </div>
    </SignInPage>
  )
}
