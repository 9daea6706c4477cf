import { Button, Modal, Text } from '@mantine/core'
import type { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../shared/i18n/use-texts'
import { PlanLimit } from '../shared/ui/data-view'

interface PlanPromptProps {
  readonly error: ApiError
  readonly onClose: () => void
}

/** The blocking pop-up at a plan's limit: the plan, its end, and what it includes. */
export function PlanPrompt({ error, onClose }: PlanPromptProps) {
  const { t, format } = useTexts()
  const plan = error.data?.['plan']
  const end = error.data?.['plan_end']
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('upgrade.title')}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text size="sm">{t('error.plan_limit')}</Text>
      {typeof plan === 'string' && plan !== '' && (
        <Text size="sm" mt="sm">
          {t('upgrade.plan', { plan })}
          {typeof end === 'number' && ` · ${t('plan.until', { day: format.instant(end) })}`}
        </Text>
      )}
      <PlanLimit data={error.data} fallback="" />
      <Button mt="md" fullWidth variant="default" onClick={onClose}>
        {t('action.close')}
      </Button>
    </Modal>
  )
}
