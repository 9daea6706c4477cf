import { useMemo } from 'react'
import { NativeSelect, Select, TextInput } from '@mantine/core'
import {
  MAPPED_FIELDS,
  MAPPED_KINDS,
  MAPPED_PLATFORMS,
  type MappableField,
  type MappedKind,
} from '@trendee/core/imports/mappable-fields'
import { COUNTRIES } from '@trendee/core/regions/countries'
import { useTexts } from '../../shared/i18n/use-texts'
import type { OpenReadings, ReadingDraft, ToldField, UnknownTable } from './reading-draft'
import classes from './reading-form.module.css'

interface ShownColumn {
  readonly name: string
  /** Null where no file is at hand. */
  readonly cells: readonly string[] | null
}

interface ColumnsProps {
  readonly columns: readonly ShownColumn[]
  readonly guessed: UnknownTable['guessed'][MappedKind]
  readonly draft: ReadingDraft
  readonly onKind: (kind: MappedKind) => void
  readonly onChange: (column: string, field: MappableField | '') => void
}

/** What the rows are, and each column with its first cells and what it holds. */
export function ReadingColumns({ columns, guessed, draft, onKind, onChange }: ColumnsProps) {
  const { t, format } = useTexts()
  const choices = [
    { value: '', label: t('reading.not_used') },
    ...MAPPED_FIELDS[draft.kind].map((field) => ({ value: field, label: t(`mapped.${field}`) })),
  ]
  return (
    <>
      <NativeSelect
        size="xs"
        mb="xs"
        label={t('reading.kind')}
        data={MAPPED_KINDS.map((kind) => ({ value: kind, label: t(`reading.kind_${kind}`) }))}
        value={draft.kind}
        onChange={(event) => onKind(event.currentTarget.value as MappedKind)}
      />
      <ul className={classes.columns} aria-label={t('reading.columns')}>
        {columns.map(({ name, cells }) => {
          const field = draft.columns[name] ?? ''
          const guess = guessed.find((one) => one.column === name && one.field === field)
          return (
            <li key={name}>
              <div className={classes.column}>
                <strong>{name}</strong>
                {cells !== null && (
                  <span className={classes.faint}>
                    {cells.length === 0 ? t('reading.empty_column') : format.list(cells)}
                  </span>
                )}
              </div>
              <NativeSelect
                size="xs"
                aria-label={t('reading.holds', { column: name })}
                data={choices}
                value={field}
                onChange={(event) => onChange(name, event.currentTarget.value as MappableField | '')}
              />
              <span className={classes.faint}>{guess ? t(`reading.by_${guess.by}`) : ''}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Windows over which shops and tools count what was sold; another one can be told by the API. */
const WINDOWS = ['lifetime', '1', '7', '14', '28', '30', '90', '365']

/** A window of units sold, as it is told. */
export function windowText(t: ReturnType<typeof useTexts>['t'], told: string | number): string {
  return told === 'lifetime' ? t('reading.window_lifetime') : t('reading.window_days', { count: Number(told) })
}

interface ToldFieldsProps {
  readonly told: ReadingDraft['told']
  readonly open: OpenReadings
  /** What the rows are of a table whose columns are named; null for a file of a known feed. */
  readonly kind: MappedKind | null
  /** Whether a file of a known feed is of one shop that it does not name. */
  readonly hasShop?: boolean
  /** What the file does not say. */
  readonly asks?: readonly ToldField[]
  /** What was told of it before. */
  readonly wasTold?: readonly ToldField[]
  /** What files with the same columns were told differently. */
  readonly varying?: readonly string[] | undefined
  readonly onChange: (field: ToldField, value: string) => void
}

/** What a file does not say, by what a person knows of it. */
export function ToldFields({ told, open, kind, hasShop, asks, wasTold, varying, onChange }: ToldFieldsProps) {
  const { t, format, language } = useTexts()
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))
  }, [language])
  const regions = useMemo(
    () =>
      ['world', ...[...COUNTRIES].toSorted((a, b) => format.region(a).localeCompare(format.region(b), language))].map(
        (code) => ({ value: code, label: format.region(code) }),
      ),
    [format, language],
  )
  const windows = [...new Set([...WINDOWS, told.units_window])].flatMap((value) =>
    value === '' ? [] : [{ value, label: windowText(t, value) }],
  )
  const evidence = (field: keyof OpenReadings) => {
    const cells = open[field] ?? []
    const text = field === 'unnamed_column' ? 'reading.names_beside' : 'reading.two_readings'
    return cells.length === 0 ? differs(field) : t(text, { cells: format.list(cells) })
  }
  const differs = (field: ToldField) => {
    if (asks?.includes(field)) return t('reading.asked')
    return varying?.includes(field) ? t('mappings.differs') : undefined
  }
  const choice = (
    field: ToldField,
    data: readonly { readonly value: string; readonly label: string }[],
    description = differs(field),
  ) => (
    <Select
      size="xs"
      label={t(`reading.${field}`)}
      description={description}
      placeholder={asks?.includes(field) ? '' : t('reading.unknown')}
      data={[...data]}
      value={told[field] === '' ? null : told[field]}
      onChange={(value) => onChange(field, value ?? '')}
      searchable={data.length > 8}
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: t(`reading.${field}`) }) }}
      nothingFoundMessage={t('filter.none')}
      limit={300}
    />
  )
  const text = (field: ToldField) => (
    <TextInput
      size="xs"
      label={t(`reading.${field}`)}
      description={differs(field)}
      value={told[field]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  )
  const isOfShop = kind === 'products' || kind === 'orders'
  // Of a known feed only what its file leaves open.
  const isAsked = (field: ToldField) =>
    kind === null && (asks?.includes(field) === true || wasTold?.includes(field) === true)
  return (
    <div className={classes.told}>
      {(isOfShop || hasShop) && text('shop')}
      {(kind === 'posts' || kind === 'series') &&
        choice(
          'platform',
          MAPPED_PLATFORMS[kind].map((platform) => ({ value: platform, label: t(`reading.platform_${platform}`) })),
        )}
      {(isOfShop || isAsked('currency')) && choice('currency', currencies)}
      {choice('region', regions)}
      {kind === 'products' && choice('units_window', windows)}
      {open.unnamed_column !== null &&
        choice(
          'unnamed_column',
          [
            { value: 'first', label: t('reading.unnamed_first') },
            { value: 'last', label: t('reading.unnamed_last') },
          ],
          evidence('unnamed_column'),
        )}
      {open.decimal_mark !== null &&
        choice(
          'decimal_mark',
          [
            { value: '.', label: t('reading.dot') },
            { value: ',', label: t('reading.comma') },
          ],
          evidence('decimal_mark'),
        )}
      {open.day_order !== null &&
        choice(
          'day_order',
          [
            { value: 'day-first', label: t('reading.day_first') },
            { value: 'month-first', label: t('reading.month_first') },
            { value: 'year-first', label: t('reading.year_first') },
          ],
          evidence('day_order'),
        )}
      {(kind === 'series' || isAsked('term')) && text('term')}
      {kind === null && (hasShop === true || isAsked('shop_url')) && text('shop_url')}
    </div>
  )
}
