import { useState } from 'react'
import { Button } from '@mantine/core'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import type { UserInfo } from '../../shared/api/session'
import type { Channel } from '../../shared/fields/codes'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { BindForm } from './bind-form'
import { Part, Row } from './part'
import classes from './part.module.css'

addTexts(signInTexts)

const CHANNELS = [
  ['email', 'bindings.email'],
  ['sms', 'bindings.mobile'],
] as const

/** Addresses that codes go to and that one signs in with. */
export function BindingsSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<Channel | null>(null)
  return (
    <Part title={t('account.bindings')} note={t('bindings.note')}>
      {CHANNELS.map(([channel, name]) => {
        const bound = channel === 'email' ? info.email : info.mobile
        return (
          <Row key={channel} name={t(name)}>
            {bound === null ? (
              <p className={classes.quiet}>{t('bindings.none')}</p>
            ) : (
              <p className={classes.value}>{bound}</p>
            )}
            {open === channel ? (
              <BindForm channel={channel} info={info} onDone={() => setOpen(null)} />
            ) : (
              <Button
                variant="default"
                size="xs"
                aria-label={`${t(bound === null ? 'bindings.bind' : 'bindings.change')}: ${t(name)}`}
                onClick={() => setOpen(channel)}
              >
                {t(bound === null ? 'bindings.bind' : 'bindings.change')}
              </Button>
            )}
          </Row>
        )
      })}
      <Row name={t('bindings.wechat')}>
        <p className={classes.quiet}>{t(info.has_wechat ? 'bindings.wechat_bound' : 'bindings.none')}</p>
      </Row>
    </Part>
  )
}
