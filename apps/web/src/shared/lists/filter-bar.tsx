import { type ReactNode, Suspense, lazy, useState } from 'react'
import { Button, type OptionsFilter, Popover, SegmentedControl, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
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
  /** As many choices as are shown at once; all, where it is left out. */
  /** How typing finds a choice; by its label where nothing is said. */
  readonly filter?: OptionsFilter
  readonly limit?: number
}

export function FilterSelect({
  label,
  value,
  choices,
  onChange,
  width = 168,
  isRequired = false,
  limit = Number.POSITIVE_INFINITY,
  filter,
}: SelectProps) {
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
      limit={limit}
      {...(filter === undefined ? {} : { filter })}
      clearable={!isRequired}
      allowDeselect={!isRequired}
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: label }) }}
      nothingFoundMessage={t('filter.none')}
      comboboxProps={{ width: Math.max(width, 200), position: 'bottom-start' }}
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
