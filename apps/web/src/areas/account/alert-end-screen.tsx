import { Button, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import { alerts } from '@trendee/contract/alerts/alerts'
import { ApiError } from '@trendee/contract/errors'
import { alertTexts } from '@trendee/contract/texts/alerts'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { Trouble } from '../../shared/fields/trouble'
import { LinkButton } from '../../shared/ui/link-button'
import { usePathParam } from '../../shared/url/use-screen-search'
import classes from './sign-in-form.module.css'
import { SignInPage } from './sign-in-page'

addTexts(alertTexts)

type Endable = OutputOf<typeof alerts.endable>

/** Where the link of a mail or message leads: what it would end, and one button that does. Nobody has to sign in. */
export function AlertEndScreen() {
  const { t } = useTexts()
  const errorText = useErrorText()
  const token = usePathParam('token')
  const { data, error, refetch } = useEndpoint(alerts.endable, { token })
  const ending = useMutation({ mutationFn: () => request(alerts.end, { token }) })
  if (error !== null) {
    const isUnknown = error instanceof ApiError && ['not_found', 'bad_input'].includes(error.kind)
    return (
      <SignInPage
        title={isUnknown ? t('alert_end.unknown') : t('screen.alert_end')}
        note={isUnknown ? t('alert_end.unknown_note') : errorText(error)}
      >
        <div className={classes.form}>
          {isUnknown ? <ToAccount /> : <Button onClick={() => void refetch()}>{t('state.retry')}</Button>}
        </div>
      </SignInPage>
    )
  }
  if (data === undefined) {
    return (
      <SignInPage title={<Skeleton height={40} component="span" display="block" />}>
        <Skeleton height={80} />
      </SignInPage>
    )
  }
  if (data.is_ended || ending.data !== undefined) {
    return (
      <SignInPage title={t('alert_end.done')} note={t('alert_end.done_note')}>
        <div className={classes.form}>
          <ToAccount />
        </div>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={t('alert_end.title')} note={<WhatEnds endable={data} />}>
      <div className={classes.form}>
        <Button size="md" loading={ending.isPending} onClick={() => ending.mutate()}>
          {t('alert_end.button')}
        </Button>
        <Trouble of={ending} />
      </div>
    </SignInPage>
  )
}

function WhatEnds({ endable }: { readonly endable: Endable }) {
  const { t, nameOf } = useTexts()
  const name = nameOf(endable.name, endable.name_zh)
  if (endable.what === 'subscription') return t('alert_end.subscription', { name })
  return endable.kind === 'mail' ? t('alert_end.channel_mail') : t('alert_end.channel_chat', { name })
}

function ToAccount() {
  const { t } = useTexts()
  return (
    <LinkButton variant="default" to="/user/info" search={{ section: 'alerts' }}>
      {t('alert_end.account')}
    </LinkButton>
  )
}
