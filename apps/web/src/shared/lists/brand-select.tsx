import { brandChoices } from '@trendee/contract/brands/brand-choices'
import { useEndpoint } from '../api/use-endpoint'
import { useTexts } from '../i18n/use-texts'
import { withChosen } from './choices'
import { type Choice, FilterSelect } from './filter-bar'

interface BrandSelectProps {
  /** What the address says: the id of a brand, or what an older link holds. */
  readonly value: string | undefined
  /** By id. */
  readonly choices: readonly Choice[]
  readonly onChange: (value: string | undefined) => void
  readonly width: number
}

/**
 * The filter by brand, one choice for each. An address that holds another spelling shows the brand that is meant; a line, or a
 * brand below those that are listed, is a choice of its own.
 */
export function BrandSelect({ value, choices, onChange, width }: BrandSelectProps) {
  const { t, nameOf } = useTexts()
  const isUnlisted = value !== undefined && choices.length > 0 && !choices.some((choice) => choice.value === value)
  const { data, isPlaceholderData } = useEndpoint(
    brandChoices,
    { pageSize: 1, ...(value === undefined ? {} : { brand: value }) },
    { enabled: isUnlisted },
  )
  const meant = isUnlisted && !isPlaceholderData ? data?.list[0] : undefined
  const chosen = meant?.value ?? value
  return (
    <FilterSelect
      label={t('filter.brand')}
      value={chosen}
      choices={withChosen(choices, chosen, meant && nameOf(meant.name, meant.name_zh))}
      onChange={onChange}
      width={width}
    />
  )
}
