import { type SubmitEvent, useState } from 'react'
import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { plans } from '@trendee/contract/plans/plans'
import { user } from '@trendee/contract/user/user'
import { request } from '../../shared/api/request'
import { type UserInfo, storeUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { CODE_LENGTH } from '../../shared/fields/code-field'
import { useCodes } from '../../shared/fields/codes'
import { NewPassword } from '../../shared/fields/new-password'
import { Trouble, useWait } from '../../shared/fields/trouble'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { CodeToOwn } from './code-to-own'
import type { OwnAddress } from './own-address'
import classes from './part.module.css'
import { isAskedFor, refusalTexts } from './refusal-texts'

interface PasswordChangeProps {
  readonly info: UserInfo
  readonly own: OwnAddress | null
}

interface Missing {
  readonly old: boolean
  readonly next: boolean
  readonly code: boolean
}
const NOTHING_MISSING: Missing = { old: false, next: false, code: false }

/** With the password one has; the first one without, and with a code where signing in was not a moment ago. */
export function PasswordChange({ info, own }: PasswordChangeProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const client = useQueryClient()
  const { data: apiToken } = useEndpoint(plans.token, {})
  const [endsToken, setEndsToken] = useState(true)
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [code, setCode] = useState('')
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const [missing, setMissing] = useState(NOTHING_MISSING)
  const codes = useCodes(own?.channel ?? 'email', 'proof')
  const saving = useMutation({
    mutationFn: async () => {
      await request(user.passwordChange, {
        ...(info.has_password ? { old_password: old } : {}),
        ...(code === '' ? {} : { proof_code: code }),
        password: next,
        end_api_token: endsToken,
      })
      return request(user.info, {})
    },
    onSuccess: (account) => {
      setOld('')
      setNext('')
      setCode('')
      setIsCodeAsked(false)
      storeUser(account)
      notices.done(t('password.saved'))
      void client.invalidateQueries({ queryKey: [plans.token.path] })
    },
    onError: (error) => {
      if (isAskedFor(error, 'proof_code')) setIsCodeAsked(true)
    },
  })
  const wait = useWait(saving)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      old: info.has_password && old === '',
      next: next === '',
      code: isCodeAsked && code.length < CODE_LENGTH,
    }
    setMissing(found)
    if (!found.old && !found.next && !found.code) saving.mutate()
  }
  const required = (isMissing: boolean) => (isMissing ? t('form.required') : null)
  const isFirstAsking = isAskedFor(saving.error, 'proof_code') && code === ''
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password this is. */}
      <input type="text" autoComplete="username" value={own?.address ?? info.name} readOnly hidden />
      {info.has_password && (
        <PasswordInput
          label={t('password.old')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
          value={old}
          onChange={(event) => setOld(event.currentTarget.value)}
          error={required(missing.old)}
        />
      )}
      <NewPassword label={t('password.new')} value={next} onChange={setNext} error={required(missing.next)} />
      {isCodeAsked && own !== null && (
        <CodeToOwn codes={codes} to={own} value={code} onChange={setCode} error={required(missing.code)} />
      )}
      {typeof apiToken?.shown_start === 'string' && (
        <Checkbox
          label={t('password.end_token')}
          checked={endsToken}
          onChange={(event) => setEndsToken(event.currentTarget.checked)}
        />
      )}
      {!isFirstAsking && <Trouble of={saving} words={refusalTexts(saving.error)} />}
      <Button type="submit" loading={saving.isPending} disabled={wait > 0}>
        {t('password.save')}
      </Button>
    </form>
  )
}
