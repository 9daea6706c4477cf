import { SegmentedControl } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import type { Density } from './stored-choices'

export interface DensityChoiceProps {
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** Rows and cards apart or close together. */
export function DensityChoice({ density, onDensity }: DensityChoiceProps) {
  const { t } = useTexts()
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t('density.label')}
      value={density}
      onChange={onDensity}
      data={[
        { value: 'comfortable', label: t('density.comfortable') },
        { value: 'compact', label: t('density.compact') },
      ]}
    />
  )
}
