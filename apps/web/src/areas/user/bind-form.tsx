import { type SubmitEvent, useState } from 'react'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { bindEmail } from '@trendee/contract/user/bind-email'
import { bindMobile } from '@trendee/contract/user/bind-mobile'
import { request } from '../../shared/api/request'
import { type UserInfo, storeUser } from '../../shared/api/session'
import { AddressField } from '../../shared/fields/address-field'
import { CODE_LENGTH, CodeField } from '../../shared/fields/code-field'
import { type Channel, addressProblem, sendingWords, useCodes } from '../../shared/fields/codes'
import { Trouble, useWait } from '../../shared/fields/trouble'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import classes from './bind-form.module.css'
import { CodeToOwn } from './code-to-own'
import { ownAddress } from './own-address'
import partClasses from './part.module.css'
import { refusalWords } from './refusal-words'

interface BindFormProps {
  readonly channel: Channel
  readonly info: UserInfo
  readonly onDone: () => void
}

/** A new address: a code to it shows that it is theirs; the password, or a code to the old one, that it is they. */
export function BindForm({ channel, info, onDone }: BindFormProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const own = ownAddress(info)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [proofCode, setProofCode] = useState('')
  const [prefersCode, setPrefersCode] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const codes = useCodes(channel, 'bind')
  const proofCodes = useCodes(own?.channel ?? 'email', 'proof')
  const sendingWait = useWait(codes.asking)
  const proof = proofKind(info, own !== null, prefersCode)
  const saving = useMutation({
    mutationFn: () => {
      const given = {
        code,
        ...(proof === 'password' ? { password } : {}),
        ...(proof === 'code' ? { proof_code: proofCode } : {}),
      }
      return channel === 'email'
        ? request(bindEmail, { email: address, ...given })
        : request(bindMobile, { mobile: address, ...given })
    },
    onSuccess: (account) => {
      storeUser(account)
      notices.done(t('bindings.saved', { address }))
      onDone()
    },
  })
  const wait = useWait(saving)
  const isSent = codes.isSentTo(address)
  const problem = addressProblem(channel, address)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isSent) {
      if (problem !== null) return
      setIsTried(false)
      codes.send(address)
      return
    }
    const isProven = proof === 'none' || (proof === 'password' ? password !== '' : proofCode.length === CODE_LENGTH)
    if (code.length === CODE_LENGTH && isProven) saving.mutate()
  }
  const codeProblem = (digits: string) => {
    if (!isTried || digits.length === CODE_LENGTH) return null
    return t(digits === '' ? 'form.required' : 'code.six')
  }
  return (
    <form className={partClasses.form} onSubmit={submit} noValidate>
      <AddressField
        channel={channel}
        onAddress={setAddress}
        error={isTried && !isSent && problem !== null ? t(problem) : null}
      />
      {isSent && (
        <>
          <fieldset className={classes.proof}>
            <legend>{t('bindings.confirm_new')}</legend>
            <CodeField codes={codes} address={address} value={code} onChange={setCode} error={codeProblem(code)} />
          </fieldset>
          {proof !== 'none' && (
            <fieldset className={classes.proof}>
              <legend>{t('bindings.confirm_self')}</legend>
              {proof === 'password' && (
                <PasswordInput
                  label={t('bindings.password')}
                  autoComplete="current-password"
                  visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
                  value={password}
                  onChange={(event) => setPassword(event.currentTarget.value)}
                  error={isTried && password === '' ? t('form.required') : null}
                />
              )}
              {proof === 'code' && own !== null && (
                <CodeToOwn
                  codes={proofCodes}
                  to={own}
                  value={proofCode}
                  onChange={setProofCode}
                  error={codeProblem(proofCode)}
                />
              )}
              {info.has_password && own !== null && (
                <button type="button" className="text-button" onClick={() => setPrefersCode(!prefersCode)}>
                  {prefersCode ? t('bindings.by_password') : t('bindings.by_code', { address: own.address })}
                </button>
              )}
            </fieldset>
          )}
        </>
      )}
      <Trouble of={codes.asking} words={sendingWords(channel)} />
      <Trouble of={saving} words={refusalWords(saving.error)} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={codes.asking.isPending || saving.isPending}
          disabled={isSent ? wait > 0 : sendingWait > 0}
        >
          {t(isSent ? 'bindings.save' : 'code.send')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('bindings.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What the account can prove itself by; an account that came by WeChat or a partner may have nothing. */
function proofKind(info: UserInfo, hasAddress: boolean, prefersCode: boolean): 'password' | 'code' | 'none' {
  if (info.has_password && !(prefersCode && hasAddress)) return 'password'
  return hasAddress ? 'code' : 'none'
}
