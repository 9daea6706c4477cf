import { useState } from 'react'
import { Button, Group, TextInput } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'

interface PriceFormProps {
  readonly from: number | undefined
  readonly to: number | undefined
  readonly onApply: (from: number | undefined, to: number | undefined) => void
}

/** `12.5`; nothing for an empty or unreadable amount. */
function amountOf(text: string): number | undefined {
  const amount = Number(text)
  return text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? undefined : amount
}

/** The two ends of a price band; both empty takes the band away. */
export function PriceForm({ from, to, onApply }: PriceFormProps) {
  const { t } = useTexts()
  const [low, setLow] = useState(from === undefined ? '' : String(from))
  const [high, setHigh] = useState(to === undefined ? '' : String(to))
  const isReversed = (amountOf(low) ?? 0) > (amountOf(high) ?? Number.POSITIVE_INFINITY)
  const field = { size: 'xs', type: 'number', min: 0, step: 'any', inputMode: 'decimal', leftSection: '$' } as const
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReversed) onApply(amountOf(low), amountOf(high))
      }}
    >
      <Group grow gap="xs" align="flex-start">
        <TextInput
          {...field}
          label={t('price.low')}
          value={low}
          onChange={(event) => setLow(event.currentTarget.value)}
        />
        <TextInput
          {...field}
          label={t('price.high')}
          value={high}
          onChange={(event) => setHigh(event.currentTarget.value)}
          error={isReversed ? t('price.reversed') : null}
        />
      </Group>
      <Group justify="flex-end" mt="sm" gap="xs">
        <Button size="xs" variant="subtle" color="gray" onClick={() => onApply(undefined, undefined)}>
          {t('filter.any_price')}
        </Button>
        <Button size="xs" type="submit">
          {t('filter.apply')}
        </Button>
      </Group>
    </form>
  )
}
