import { type ReactNode, Suspense, lazy, useState } from 'react'
import { Button, MultiSelect, Pill, Popover, SegmentedControl, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react'
import { type PluralKey, useTexts } from '../i18n/use-texts'
import classes from './filter-bar.module.css'

// Two fields that few visits open: the first page need not carry them.
const PriceForm = lazy(() => import('./price-form').then((module) => ({ default: module.PriceForm })))

export interface Choice {
  readonly value: string
  readonly label: string
  /** Stands under the choice before it that stands under none. */
  readonly isNarrower?: boolean
}

interface FilterBarProps {
  /** How many filters are set; with any, they can all be taken away at once. */
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** The filters of a screen in one row, which a phone can open to several; each change goes to the address. */
export function FilterBar({ count, onClear, children }: FilterBarProps) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <search className={classes.bar} aria-label={t('filter.bar')} data-open={isOpen || undefined}>
      <Button
        variant="default"
        size="xs"
        className={classes.opener ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? t('filter.bar') : t('filter.open', { count })}
      </Button>
      {children}
      {count > 0 && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={classes.clear ?? ''}
          leftSection={<IconX size={14} />}
          onClick={onClear}
        >
          {t('filter.clear', { count })}
        </Button>
      )}
    </search>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string | undefined
  readonly choices: readonly Choice[]
  readonly onChange: (value: string | undefined) => void
  readonly width?: number
  /** A filter that always has a value cannot be cleared. */
  readonly isRequired?: boolean
}

export function FilterSelect({ label, value, choices, onChange, width = 168, isRequired = false }: SelectProps) {
  const { t } = useTexts()
  return (
    <Select
      size="xs"
      w={width}
      aria-label={label}
      placeholder={label}
      data={[...choices]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      searchable={choices.length > 8}
      clearable={!isRequired}
      allowDeselect={!isRequired}
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: label }) }}
      nothingFoundMessage={t('filter.none')}
      comboboxProps={{ width: Math.max(width, 200), position: 'bottom-start' }}
      className={classes.control ?? ''}
    />
  )
}

interface MultiProps {
  readonly label: string
  readonly values: readonly string[]
  readonly choices: readonly Choice[]
  readonly onChange: (values: string[]) => void
  readonly max?: number
  readonly width?: number
  /** What several of them are called: "3 types". */
  readonly summary?: PluralKey
}

/** Several choices in one line: the one that is chosen by its name, several by their number. */
export function FilterMulti(props: MultiProps) {
  const { label, values, choices, onChange, max = 20, width = 220, summary = 'filter.chosen' } = props
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
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: label }) }}
      nothingFoundMessage={t('filter.none')}
      comboboxProps={{ width: Math.max(width, 220), position: 'bottom-start' }}
      maxDropdownHeight={320}
      classNames={{ pillsList: classes.pills ?? '', inputField: classes.typed ?? '' }}
      className={classes.control ?? ''}
    />
  )
}

interface SegmentProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

export function FilterSegment({ label, value, choices, onChange }: SegmentProps) {
  return <SegmentedControl size="xs" aria-label={label} data={[...choices]} value={value} onChange={onChange} />
}

interface PriceProps {
  readonly from: number | undefined
  readonly to: number | undefined
  readonly onChange: (from: number | undefined, to: number | undefined) => void
}

/** A band in US dollars; it is applied as one step, so that Back takes it away as one. */
export function FilterPrice({ from, to, onChange }: PriceProps) {
  const { t, format } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const money = (amount: number) => format.money(amount, 'USD', 0)
  const label =
    from === undefined && to === undefined
      ? t('filter.price')
      : to === undefined
        ? t('price.from', { from: money(from ?? 0) })
        : from === undefined
          ? t('price.under', { to: money(to) })
          : `${money(from)}–${money(to)}`
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={280} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          className={classes.price ?? ''}
          data-set={from !== undefined || to !== undefined || undefined}
          rightSection={<IconChevronDown size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <PriceForm
            from={from}
            to={to}
            onApply={(low, high) => {
              setIsOpen(false)
              onChange(low, high)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
