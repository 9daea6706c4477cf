import { useState } from 'react'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { signIn as entries } from '@trendee/contract/sign-in'
import { lineOfPath } from '../../shared/api/lines'
import { request } from '../../shared/api/request'
import { storeSignIn, takeBeforePath, takeEnd } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import classes from './sign-in-screen.module.css'

/** Sign-in with e-mail and password, in the colours of the line that asked for it. */
export function SignInScreen() {
  const { t } = useTexts()
  const router = useRouter()
  const client = useQueryClient()
  const errorText = useErrorText()
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  const form = useForm({
    initialValues: { account: '', password: '' },
    validate: {
      account: (value) => (value.trim() === '' ? t('form.required') : null),
      password: (value) => (value === '' ? t('form.required') : null),
    },
  })
  const signIn = useMutation({
    mutationFn: (values: { account: string; password: string }) => request(entries.login, values),
    onSuccess: (answer) => {
      client.clear()
      storeSignIn(answer)
      const home = line === null || line === 'trendee' ? '/' : `/${line}`
      router.history.push(takeBeforePath() ?? home)
    },
  })
  const [ended] = useState(takeEnd)
  const error = signIn.error
  const isWrong = error instanceof ApiError && ['session_invalid', 'not_found', 'bad_input'].includes(error.kind)
  return (
    <main className={classes.page}>
      <section className={classes.story} aria-hidden>
        <svg viewBox="0 0 600 360" className={classes.curve} preserveAspectRatio="none">
          <path d="M0 300C90 296 110 250 170 262S250 330 310 300s60-150 130-190" className={classes.known} />
          <path d="M440 110C490 80 540 60 600 52" className={classes.ahead} />
          <path d="M440 110C490 60 540 28 600 10V110C540 112 490 112 440 110Z" className={classes.band} />
        </svg>
        <p className={`display ${classes.line}`}>{t('sign_in.story')}</p>
      </section>
      <section className={classes.side}>
        <form className={classes.form} onSubmit={form.onSubmit((values) => signIn.mutate(values))} noValidate>
          <p className={`display ${classes.brand}`}>{t('app.name')}</p>
          <h1 className={classes.title}>{t('sign_in.title', { line: t(`line.${line ?? 'trendee'}`) })}</h1>
          {ended !== null && (
            <p className={classes.ended} role="alert">
              {t(`error.${ended}`)}
            </p>
          )}
          <TextInput
            label={t('sign_in.account')}
            type="email"
            autoComplete="username"
            key={form.key('account')}
            {...form.getInputProps('account')}
          />
          <PasswordInput
            label={t('sign_in.password')}
            autoComplete="current-password"
            key={form.key('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
            {...form.getInputProps('password')}
          />
          {error !== null && (
            <p className={classes.error} role="alert">
              {isWrong ? t('sign_in.wrong') : errorText(error)}
            </p>
          )}
          <Button type="submit" size="md" loading={signIn.isPending}>
            {t('sign_in.submit')}
          </Button>
        </form>
      </section>
    </main>
  )
}
