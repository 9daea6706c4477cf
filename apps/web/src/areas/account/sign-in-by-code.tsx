import { type SubmitEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n/use-texts'
import { AddressField } from '../../shared/fields/address-field'
import { CODE_LENGTH, CodeField } from '../../shared/fields/code-field'
import { type Channel, addressProblem, sendingTexts, useCodes } from '../../shared/fields/codes'
import type { SignedIn } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { Trouble, type TroubleTexts, useWait } from '../../shared/fields/trouble'

interface CodeSignInProps {
  readonly channel: Channel
  /** What the last button says. */
  readonly action: string
  /** Words of this form for some of the refusals of a code. */
  readonly words?: TroubleTexts
  readonly note?: string
  readonly prove: (address: string, code: string) => Promise<SignedIn>
  readonly onEntered: (answer: SignedIn) => void
}

const WRONG_CODE = { bad_input: 'code.wrong', not_found: 'code.wrong', session_invalid: 'code.wrong' } as const

/** An address, the code that was sent to it, and in. The sixth digit is enough; the button is for those who want one. */
export function CodeSignIn({ channel, action, words, note, prove, onEntered }: CodeSignInProps) {
  const { t } = useTexts()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const codes = useCodes(channel, 'login')
  const proof = useMutation({ mutationFn: (digits: string) => prove(address, digits), onSuccess: onEntered })
  const sendingWait = useWait(codes.asking)
  const proofWait = useWait(proof)
  const isSent = codes.isSentTo(address)

  const changeAddress = (next: string) => {
    setAddress(next)
    setProblem(null)
    if (codes.asking.error !== null) codes.asking.reset()
  }
  const changeCode = (digits: string) => {
    setCode(digits)
    setProblem(null)
    if (proof.error !== null && proofWait === 0) proof.reset()
    if (digits.length === CODE_LENGTH && digits !== code && !proof.isPending && proofWait === 0) proof.mutate(digits)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSent) {
      const found = addressProblem(channel, address)
      setProblem(found === null ? null : t(found))
      if (found === null) codes.send(address)
    } else if (code.length < CODE_LENGTH) setProblem(t(code === '' ? 'form.required' : 'code.six'))
    else proof.mutate(code)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AddressField channel={channel} onAddress={changeAddress} error={isSent ? null : problem} />
      {isSent && <CodeField codes={codes} address={address} value={code} onChange={changeCode} error={problem} />}
      <Trouble of={codes.asking} words={sendingTexts(channel)} />
      {isSent && <Trouble of={proof} words={{ ...WRONG_CODE, ...words }} />}
      {isSent ? (
        <Button type="submit" size="md" loading={proof.isPending} disabled={proofWait > 0}>
          {action}
        </Button>
      ) : (
        <Button type="submit" size="md" loading={codes.asking.isPending} disabled={sendingWait > 0}>
          {t('code.send')}
        </Button>
      )}
      {note !== undefined && !isSent && <p className={classes.note}>{note}</p>}
    </form>
  )
}
