import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { login } from '@trendee/contract/sign-in/login'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import type { SignedIn } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { QuietLine } from '../../shared/fields/quiet-line'
import { Trouble, useWait } from '../../shared/fields/trouble'

interface PasswordSignInProps {
  readonly onEntered: (answer: SignedIn) => void
  /** Absent where no code can be sent. */
  readonly onForgot: (() => void) | undefined
}

const WRONG = { session_invalid: 'sign_in.wrong', not_found: 'sign_in.wrong', bad_input: 'sign_in.wrong' } as const

export function PasswordSignIn({ onEntered, onForgot }: PasswordSignInProps) {
  const { t } = useTexts()
  const required = (value: string) => (value.trim() === '' ? t('form.required') : null)
  const form = useForm({
    initialValues: { account: '', password: '' },
    validate: { account: required, password: (value) => (value === '' ? t('form.required') : null) },
  })
  const entering = useMutation({
    mutationFn: (values: { account: string; password: string }) => request(login, values),
    onSuccess: onEntered,
  })
  const wait = useWait(entering)
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => entering.mutate(values))} noValidate>
      <TextInput
        label={t('sign_in.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
      <Trouble of={entering} words={WRONG} />
      <Button type="submit" size="md" loading={entering.isPending} disabled={wait > 0}>
        {t('sign_in.submit')}
      </Button>
      {onForgot !== undefined && (
        <QuietLine>
          <button type="button" className="text-button" onClick={onForgot}>
            {t('forgot.ask')}
          </button>
        </QuietLine>
      )}
    </form>
  )
}
