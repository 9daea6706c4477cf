import { type SubmitEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../i18n/use-texts'
import { CodeInput } from './code-input'
import classes from './plan-opening.module.css'

/** Whoever is not in yet sees what a promotion code opens first, and opens it there. */
export function LookUpCode() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    const wanted = code.trim()
    if (wanted !== '') void navigate({ to: '/starter/$promotionCode', params: { promotionCode: wanted } })
  }
  return (
    <form className={classes.line} onSubmit={submit} noValidate>
      <CodeInput value={code} onChange={setCode} isMissing={isTried && code.trim() === ''} />
      <Button type="submit" variant="default">
        {t('starter.look')}
      </Button>
    </form>
  )
}
