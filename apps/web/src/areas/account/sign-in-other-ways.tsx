import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { LookUpCode } from '../../shared/plans/look-up-code'
import type { SignedIn } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import { partnerName, partnersOf } from './sign-in-methods'
import { visitOrigin } from './sign-in-origin'
import { startPartnerSignOn } from './sign-in-partner'
import { useSite } from '../../shared/site/site'
import { Trouble } from '../../shared/fields/trouble'

interface OtherWaysProps {
  readonly line: Line | null
  readonly onEntered: (answer: SignedIn) => void
}

/** Partners, the free trial, a promotion code, and a look around: a calm list under the form. */
export function OtherWays({ line, onEntered }: OtherWaysProps) {
  const { t } = useTexts()
  const site = useSite()
  const looking = useMutation({
    mutationFn: () => request(signIn.free, visitOrigin()),
    onSuccess: onEntered,
  })
  const leaving = useMutation({ mutationFn: (partner: string) => startPartnerSignOn(partner, line) })
  const isWhiteLabel = Boolean(site?.white_label)
  return (
    <nav className={isWhiteLabel ? classes.form : classes.ways} aria-label={t('sign_in.also')}>
      {partnersOf(site).map((partner) => {
        const words = t('partner.sign_in', { partner: partnerName(partner) })
        const leave = () => leaving.mutate(partner)
        return isWhiteLabel ? (
          <Button key={partner} size="md" loading={leaving.isPending} onClick={leave}>
            {words}
          </Button>
        ) : (
          <button key={partner} type="button" className={classes.way} onClick={leave}>
            {words}
            <Arrow />
          </button>
        )
      })}
      <Trouble of={leaving} />
      {!isWhiteLabel && (
        <>
          <Link to="/free-trial" className={classes.way}>
            {t('trial.row')}
            <small>{t('trial.row_note')}</small>
            <Arrow />
          </Link>
          <PromotionRow />
          <button type="button" className={classes.way} disabled={looking.isPending} onClick={() => looking.mutate()}>
            {t('visitor.row')}
            <small>{t('visitor.row_note')}</small>
            <Arrow />
          </button>
          <Trouble of={looking} />
        </>
      )}
    </nav>
  )
}

function Arrow() {
  return <IconArrowRight size={16} stroke={1.5} aria-hidden />
}

function PromotionRow() {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <div className={classes.promotion}>
        <LookUpCode />
      </div>
    )
  }
  return (
    <button type="button" className={classes.way} onClick={() => setIsOpen(true)}>
      {t('starter.row')}
      <small>{t('starter.row_note')}</small>
      <Arrow />
    </button>
  )
}
