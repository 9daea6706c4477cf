import { CloseButton } from '@mantine/core'
import type { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../shared/i18n/use-texts'
import { lineOfLimit } from '../shared/plans/next-plan'
import { UpgradeOffer } from '../shared/plans/upgrade-offer'
import classes from './rights-tip.module.css'

interface RightsTipProps {
  readonly error: ApiError
  readonly onClose: () => void
}

/** A quiet reminder, on the screen where a plan ended, of what would open the rest. */
export function RightsTip({ error: { data }, onClose }: RightsTipProps) {
  const { t } = useTexts()
  const feature = typeof data?.['feature_type'] === 'string' ? data['feature_type'] : ''
  const reached = data?.['plan_count']
  return (
    <aside className={classes.tip} aria-label={t('upgrade.tip')}>
      <span>{t('upgrade.tip')}</span>
      <UpgradeOffer
        size="xs"
        line={lineOfLimit(feature, window.location.pathname)}
        feature={feature}
        {...(typeof reached === 'string' ? { reached } : {})}
      />
      <CloseButton size="sm" aria-label={t('action.close')} onClick={onClose} />
    </aside>
  )
}
