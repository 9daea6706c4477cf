import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { accessDialogTexts } from '@trendee/contract/texts/access-dialogs'
import { renewAccount } from '../shared/api/renew-account'
import { useUser } from '../shared/api/session'
import { addTexts } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { type WhiteLabel, whiteLabel } from '../shared/site/site'
import { BlockingDialog } from './blocking-dialog'
import { useLeave } from './leave'
import { PlanLimitDialog } from './plan-limit-dialog'
import type { Refused } from './session-watch'

addTexts(accessDialogTexts)

interface AccessDialogProps {
  readonly refused: Refused
  readonly onClose: () => void
}

/** What a refusal says, and the way on. */
export function AccessDialog({ refused: { reaction, error }, onClose }: AccessDialogProps) {
  const { t } = useTexts()
  const leave = useLeave()
  const out = () => {
    onClose()
    leave({ tellsServer: true })
  }
  const stay = () => {
    onClose()
    // It may have been restricted since the browser kept it: then it is not asked again and again.
    void renewAccount()
  }
  const signIn = (
    <Button onClick={out} data-autofocus>
      {t('ending.sign_in')}
    </Button>
  )
  switch (reaction) {
    case 'plan-limit':
      return <PlanLimitDialog error={error} onClose={onClose} />
    case 'no-permission':
      return (
        <BlockingDialog title={t('no_permission.title')} note={t('no_permission.note')}>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </BlockingDialog>
      )
    case 'trial-ended':
      return (
        <BlockingDialog title={t('trial_ended.title')} note={t('trial_ended.note')}>
          <Button onClick={out} data-autofocus>
            {t('plan_limit.ok')}
          </Button>
        </BlockingDialog>
      )
    case 'expired':
      return (
        <BlockingDialog title={t('expired.title')} note={t('expired.note')}>
          <Button onClick={out} data-autofocus>
            {t('plan_limit.ok')}
          </Button>
        </BlockingDialog>
      )
    case 'restricted':
      return (
        <BlockingDialog title={t('restricted.title')} note={t('restricted.note')}>
          <Button variant="default" onClick={stay}>
            {t('restricted.stay')}
          </Button>
          {signIn}
        </BlockingDialog>
      )
    case 'outside-sign-in': {
      const partner = whiteLabel()
      return partner === null ? null : <OutsideSignIn partner={partner} onClose={onClose} />
    }
  }
}

/** On a partner's host: the partner's own sign-in in another tab, and on here once it has signed this browser in. */
function OutsideSignIn({ partner, onClose }: { readonly partner: WhiteLabel; readonly onClose: () => void }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const router = useRouter()
  const isBack = useUser() !== null
  useEffect(() => {
    // A browser may keep pages from opening tabs unasked: then the button below does it.
    window.open(partner.login_url, '_blank', 'noopener')
  }, [partner.login_url])
  useEffect(() => {
    if (!isBack) return
    onClose()
    void client.resetQueries()
    void router.invalidate()
  }, [client, isBack, onClose, router])
  return (
    <BlockingDialog title={t('outside.title', { name: partner.name })} note={t('outside.note', { name: partner.name })}>
      <Button component="a" href={partner.login_url} target="_blank" rel="noopener" data-autofocus>
        {t('outside.open')}
      </Button>
    </BlockingDialog>
  )
}
