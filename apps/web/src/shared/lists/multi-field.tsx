import { MultiSelect, type OptionsFilter, Pill } from '@mantine/core'
import { type PluralKey, useTexts } from '../i18n/use-texts'
import type { Choice } from './filter-bar'
import classes from './filter-bar.module.css'

export interface MultiProps {
  readonly label: string
  readonly values: readonly string[]
  readonly choices: readonly Choice[]
  readonly onChange: (values: string[]) => void
  readonly max?: number
  readonly width?: number
  /** What several of them are called: "3 types". */
  readonly summary?: PluralKey
  /** How typing finds a choice; by its label where nothing is said. */
  readonly filter?: OptionsFilter
}

/** Several choices in one line: the one that is chosen by its name, several by their number. */
export function MultiField(props: MultiProps) {
  const { label, values, choices, onChange, max = 20, width = 220, summary = 'filter.chosen', filter } = props
  const { t } = useTexts()
  const narrower = new Set(choices.filter((choice) => choice.isNarrower).map((choice) => choice.value))
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <MultiSelect
      size="xs"
      w={width}
      aria-label={label}
      {...(values.length === 0 ? { placeholder: label } : {})}
      data={[...choices]}
      value={[...values]}
      onChange={onChange}
      maxValues={max}
      searchable
      clearable
      // Choices that stand under others are found again where they stood.
      hidePickedOptions={narrower.size === 0}
      renderPill={({ option, value }) =>
        (option?.value ?? value) === values[0] ? (
          <Pill size="xs" className={classes.summary ?? ''}>
            {values.length === 1 ? nameOf(values[0]) : t(summary, { count: values.length })}
          </Pill>
        ) : null
      }
      renderOption={({ option, checked }) => (
        <span
          className={classes.option}
          data-narrower={narrower.has(option.value) || undefined}
          data-checked={checked || undefined}
        >
          {option.label}
        </span>
      )}
      limit={120}
      {...(filter === undefined ? {} : { filter })}
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: label }) }}
      nothingFoundMessage={t('filter.none')}
      comboboxProps={{ width: Math.max(width, 220), position: 'bottom-start' }}
      maxDropdownHeight={320}
      classNames={{ pillsList: classes.pills ?? '', inputField: classes.typed ?? '' }}
      className={classes.control ?? ''}
    />
  )
}
