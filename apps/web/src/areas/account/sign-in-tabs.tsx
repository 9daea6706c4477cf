import { Suspense, lazy } from 'react'
import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.css'
import { ems } from '@trendee/contract/sign-in/ems'
import { sms } from '@trendee/contract/sign-in/sms'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { CodeSignIn } from './sign-in-by-code'
import { PasswordSignIn } from './sign-in-by-password'
import type { Entrance } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { METHODS, type Method, channelsOf, methodsOf } from './sign-in-methods'
import { visitOrigin } from './sign-in-origin'
import { signInSearch } from './sign-in-search'
import { useSite } from '../../shared/site/site'

const WechatSignIn = lazy(() => import('./wechat-sign-in').then((module) => ({ default: module.WechatSignIn })))

interface SignInTabsProps {
  readonly entrance: Entrance
}

/** The ways that this host offers, side by side; the chosen one stands in the address. */
export function SignInTabs({ entrance }: SignInTabsProps) {
  const { t } = useTexts()
  const site = useSite()
  const { search, change } = useScreenSearch(signInSearch)
  const methods = methodsOf(site)
  const chosen = methods.find((method) => method === search.by) ?? 'password'
  const choose = (value: string | null) => {
    const method = METHODS.find((known) => known === value)
    change({ by: method === 'password' ? undefined : method })
  }
  const canSend = channelsOf(site).length > 0
  return (
    <Tabs className={classes.tabs ?? ''} value={chosen} onChange={choose} keepMounted={false}>
      {methods.length > 1 && (
        <Tabs.List aria-label={t('sign_in.methods')}>
          {methods.map((method) => (
            <Tabs.Tab key={method} value={method}>
              {t(`sign_in.by_${method}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Tabs.Panel value={chosen}>
        <Way
          key={chosen}
          method={chosen}
          entrance={entrance}
          onForgot={canSend ? () => change({ by: 'forgotten' }) : undefined}
        />
      </Tabs.Panel>
    </Tabs>
  )
}

interface WayProps extends SignInTabsProps {
  readonly method: Method
  readonly onForgot: (() => void) | undefined
}

function Way({ method, entrance, onForgot }: WayProps) {
  const { t } = useTexts()
  if (method === 'password') return <PasswordSignIn onEntered={entrance.enter} onForgot={onForgot} />
  if (method === 'wechat') {
    return (
      <Suspense>
        <WechatSignIn entrance={entrance} />
      </Suspense>
    )
  }
  const prove = (address: string, code: string) =>
    method === 'sms'
      ? request(sms, { mobile: address, code, ...visitOrigin() })
      : request(ems, { email: address, code, ...visitOrigin() })
  return (
    <CodeSignIn
      channel={method}
      action={t('sign_in.submit')}
      note={t('code.newcomers')}
      prove={prove}
      onEntered={entrance.enter}
    />
  )
}
