import { type SubmitEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { passwordByEmail } from '@trendee/contract/user/password-by-email'
import { passwordByMobile } from '@trendee/contract/user/password-by-mobile'
import { request } from '../../shared/api/request'
import { clearSession, rememberBeforePath } from '../../shared/api/session'
import { CODE_LENGTH } from '../../shared/fields/code-field'
import { useCodes } from '../../shared/fields/codes'
import { NewPassword } from '../../shared/fields/new-password'
import { Trouble, useWait } from '../../shared/fields/trouble'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { CodeToOwn } from './code-to-own'
import type { OwnAddress } from './own-address'
import classes from './part.module.css'
import { refusalWords } from './refusal-words'

/** A forgotten password: every session ends, this one too, and the way leads through the sign-in back to here. */
export function PasswordByCode({ own }: { readonly own: OwnAddress }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const notices = useNotices()
  const [next, setNext] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const codes = useCodes(own.channel, 'password')
  const saving = useMutation({
    mutationFn: () =>
      own.channel === 'email'
        ? request(passwordByEmail, { email: own.address, code, password: next })
        : request(passwordByMobile, { mobile: own.address, code, password: next }),
    onSuccess: () => {
      clearSession()
      client.clear()
      rememberBeforePath('/user/info?section=password')
      notices.done(t('password.saved'))
      void navigate({ to: '/login' })
    },
  })
  const wait = useWait(saving)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (code.length === CODE_LENGTH && next !== '') saving.mutate()
  }
  const isSent = codes.isSentTo(own.address)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CodeToOwn
        codes={codes}
        to={own}
        value={code}
        onChange={setCode}
        error={isTried && code.length < CODE_LENGTH ? t(code === '' ? 'form.required' : 'code.six') : null}
      />
      {isSent && (
        <>
          <NewPassword
            label={t('password.new')}
            value={next}
            onChange={setNext}
            error={isTried && next === '' ? t('form.required') : null}
          />
          <Trouble of={saving} words={refusalWords(saving.error)} />
          <Button type="submit" loading={saving.isPending} disabled={wait > 0}>
            {t('password.save')}
          </Button>
        </>
      )}
    </form>
  )
}
