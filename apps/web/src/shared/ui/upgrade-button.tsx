import { Button, type ButtonProps } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import { useTexts } from '../i18n/use-texts'
import { goToPricing } from '../site/pricing-link'

interface UpgradeButtonProps extends ButtonProps {
  readonly line: Line | null
}

/** Leads to the plans of a line. */
export function UpgradeButton({ line, ...rest }: UpgradeButtonProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <Button {...rest} onClick={() => goToPricing(line, navigate)}>
      {t('upgrade.go')}
    </Button>
  )
}
