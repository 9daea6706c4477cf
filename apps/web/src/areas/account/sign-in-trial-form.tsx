import { useMemo, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { freeTrial } from '@trendee/contract/sign-in/free-trial'
import { COMPANY_SIZES } from '@trendee/contract/user/signed-in'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { CODE_LENGTH, CodeField } from '../../shared/fields/code-field'
import { addressProblem, sendingWords, useCodes } from '../../shared/fields/codes'
import { countryChoices } from '../../shared/fields/countries'
import type { SignedIn } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { visitOrigin } from './sign-in-origin'
import { QuietLine } from '../../shared/fields/quiet-line'
import { Trouble, useWait } from '../../shared/fields/trouble'

const EMPTY = { name: '', email: '', code: '', company: '', company_size: '', country: '', job_title: '' }
type Values = typeof EMPTY

/** Fields that were left empty are not sent. */
function filledIn({ name, email, code, company, company_size: size, country, job_title: job }: Values) {
  const known = COMPANY_SIZES.find((one) => one === size)
  return {
    name,
    email: email.trim(),
    code,
    ...(company === '' ? {} : { company }),
    ...(known === undefined ? {} : { company_size: known }),
    ...(country === '' ? {} : { country }),
    ...(job === '' ? {} : { job_title: job }),
    ...visitOrigin(),
  }
}

const WORDS = { conflict: 'trial.had', bad_input: 'code.wrong', not_found: 'code.wrong' } as const

/** Sign-up for the free days: who one is, and the address proven by a code. */
export function TrialForm({ onEntered }: { readonly onEntered: (answer: SignedIn) => void }) {
  const { t, format, language } = useTexts()
  const [code, setCode] = useState('')
  const countries = useMemo(() => countryChoices(format.region, language), [format, language])
  const codes = useCodes('email', 'login')
  const required = (value: string) => (value.trim() === '' ? t('form.required') : null)
  const emailProblem = (value: string) => {
    const problem = addressProblem('email', value)
    return problem === null ? null : t(problem)
  }
  const form = useForm({ initialValues: EMPTY, validate: { name: required, email: emailProblem } })
  const starting = useMutation({
    mutationFn: (values: Values) => request(freeTrial, filledIn(values)),
    onSuccess: onEntered,
  })
  const wait = useWait(starting)
  const sendingWait = useWait(codes.asking)
  const email = form.values.email.trim()
  const isSent = codes.isSentTo(email)
  const [codeProblem, setCodeProblem] = useState<string | null>(null)

  const submit = (values: Values) => {
    if (!isSent) codes.send(email)
    else if (code.length < CODE_LENGTH) setCodeProblem(t(code === '' ? 'form.required' : 'code.six'))
    else starting.mutate({ ...values, code })
  }
  const optional = (label: string) => (
    <>
      {label} <span className={classes.optional}>{t('trial.optional')}</span>
    </>
  )
  const choose = { value: '', label: t('trial.choose') }
  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
      <TextInput label={t('trial.name')} autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label={t('code.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      <div className={classes.pair}>
        <TextInput
          label={optional(t('trial.company'))}
          autoComplete="organization"
          {...form.getInputProps('company')}
        />
        <NativeSelect
          label={optional(t('trial.company_size'))}
          data={[choose, ...COMPANY_SIZES.map((size) => ({ value: size, label: t('trial.employees', { size }) }))]}
          {...form.getInputProps('company_size')}
        />
        <NativeSelect
          label={optional(t('trial.country'))}
          autoComplete="country"
          data={[choose, ...countries]}
          {...form.getInputProps('country')}
        />
        <TextInput
          label={optional(t('trial.job_title'))}
          autoComplete="organization-title"
          {...form.getInputProps('job_title')}
        />
      </div>
      {isSent && (
        <CodeField
          codes={codes}
          address={email}
          value={code}
          onChange={(digits) => {
            setCode(digits)
            setCodeProblem(null)
            if (starting.error !== null && wait === 0) starting.reset()
          }}
          error={codeProblem}
        />
      )}
      <Trouble of={codes.asking} words={sendingWords('email')} />
      <Trouble of={starting} words={WORDS} />
      <Button
        type="submit"
        size="md"
        loading={codes.asking.isPending || starting.isPending}
        disabled={isSent ? wait > 0 : sendingWait > 0}
      >
        {t(isSent ? 'trial.submit' : 'code.send')}
      </Button>
      <QuietLine>
        <Link to="/login" className="text-button">
          {t('sign_in.back')}
        </Link>
      </QuietLine>
    </form>
  )
}
