import { Button, CloseButton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lineOfPath } from '../shared/api/lines'
import { useTexts } from '../shared/i18n/use-texts'
import { goToPricing } from '../shared/site/pricing-link'
import classes from './rights-tip.module.css'

/** A quiet reminder, on the screen where a plan ended, of what would open the rest. */
export function RightsTip({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <aside className={classes.tip} aria-label={t('upgrade.tip')}>
      <span>{t('upgrade.tip')}</span>
      <Button size="xs" onClick={() => goToPricing(lineOfPath(window.location.pathname), navigate)}>
        {t('upgrade.short')}
      </Button>
      <CloseButton size="sm" aria-label={t('action.close')} onClick={onClose} />
    </aside>
  )
}
