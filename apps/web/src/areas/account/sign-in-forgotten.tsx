import { type SubmitEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@trendee/contract/errors'
import { passwordByEmail } from '@trendee/contract/user/password-by-email'
import { passwordByMobile } from '@trendee/contract/user/password-by-mobile'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { AddressField } from '../../shared/fields/address-field'
import { CODE_LENGTH, CodeField } from '../../shared/fields/code-field'
import { type Channel, addressProblem, sendingTexts, useCodes } from '../../shared/fields/codes'
import classes from './sign-in-form.module.css'
import { NewPassword } from '../../shared/fields/new-password'
import { passwordStrength } from '../../shared/fields/password-strength'
import { QuietLine } from '../../shared/fields/quiet-line'
import { Trouble, useWait } from '../../shared/fields/trouble'

interface ForgottenProps {
  readonly channels: readonly Channel[]
  readonly onDone: () => void
  readonly onBack: () => void
}

/** A new password by a code: by e-mail, or to the mobile number. */
export function ForgottenPassword({ channels, onDone, onBack }: ForgottenProps) {
  const { t } = useTexts()
  const [first = 'email'] = channels.includes('email') ? ['email' as const] : channels
  const [channel, setChannel] = useState<Channel>(first)
  const other = channels.find((offered) => offered !== channel)
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('forgot.note')}</p>
      <NewPasswordByCode key={channel} channel={channel} onDone={onDone} />
      <QuietLine>
        {other !== undefined && (
          <button type="button" className="text-button" onClick={() => setChannel(other)}>
            {t(`code.by_${other}`)}
          </button>
        )}
        <button type="button" className="text-button" onClick={onBack}>
          {t('sign_in.back')}
        </button>
      </QuietLine>
    </div>
  )
}

type Problems = Readonly<Partial<Record<'address' | 'code' | 'password', string>>>

/** Whether the server refused the password, not the code. */
function isAboutPassword(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'bad_input' && error.data?.['field'] === 'password'
}

function NewPasswordByCode({ channel, onDone }: { readonly channel: Channel; readonly onDone: () => void }) {
  const { t } = useTexts()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const codes = useCodes(channel, 'password')
  const saving = useMutation({
    mutationFn: () =>
      channel === 'sms'
        ? request(passwordByMobile, { mobile: address, code, password })
        : request(passwordByEmail, { email: address, code, password }),
    onSuccess: onDone,
  })
  const sendingWait = useWait(codes.asking)
  const wait = useWait(saving)
  const isSent = codes.isSentTo(address)

  const edited = (change: () => void) => {
    change()
    setProblems({})
    if (saving.error !== null && wait === 0) saving.reset()
  }
  const send = () => {
    const found = addressProblem(channel, address)
    setProblems(found === null ? {} : { address: t(found) })
    if (found === null) codes.send(address)
  }
  const save = () => {
    const { missing } = passwordStrength(password)
    const found: Problems = {
      ...(code.length === CODE_LENGTH ? {} : { code: t(code === '' ? 'form.required' : 'code.six') }),
      ...(missing === 0
        ? {}
        : { password: password === '' ? t('form.required') : t('strength.short', { count: missing }) }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) saving.mutate()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSent) save()
    else send()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AddressField
        channel={channel}
        onAddress={(next) => edited(() => setAddress(next))}
        error={problems.address ?? null}
      />
      {isSent && (
        <>
          <CodeField
            codes={codes}
            address={address}
            value={code}
            onChange={(digits) => edited(() => setCode(digits))}
            error={problems.code ?? null}
          />
          <NewPassword
            label={t('forgot.field')}
            value={password}
            onChange={(next) => edited(() => setPassword(next))}
            error={problems.password ?? null}
          />
        </>
      )}
      <Trouble of={codes.asking} words={sendingTexts(channel)} />
      <Trouble
        of={saving}
        words={{ bad_input: isAboutPassword(saving.error) ? 'forgot.refused' : 'code.wrong', not_found: 'code.wrong' }}
      />
      <Button
        type="submit"
        size="md"
        loading={codes.asking.isPending || saving.isPending}
        disabled={isSent ? wait > 0 : sendingWait > 0}
      >
        {t(isSent ? 'forgot.submit' : 'code.send')}
      </Button>
    </form>
  )
}
