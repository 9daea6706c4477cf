import { useMemo, useState } from 'react'
import { Button, NativeSelect, Select, TextInput } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { MAPPABLE_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import { COUNTRIES } from '@trendee/core/regions/countries'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import classes from './reading-form.module.css'
import {
  type ReadingDraft,
  type ToldField,
  type UnknownTable,
  draftOf,
  namesTitle,
  openReadings,
  readAsQuestion,
  withColumn,
} from './reading-draft'
import { useAdminChange } from './use-admin-change'

interface ReadingFormProps {
  readonly run: ImportRun
  /** Null for a file of a known feed, which has nothing to say of its columns. */
  readonly table: UnknownTable | null
}

/** What a person tells of a held file: its columns where nobody knows them, and what it does not say. Nothing is loaded by it. */
export function ReadingForm({ run, table }: ReadingFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftOf(run.reading, table))
  const [isOpen, setIsOpen] = useState(table !== null)
  const read = useAdminChange(admin.importRead, () => t('reading.done'))
  const tell = (field: ToldField, value: string) =>
    setDraft((before) => ({ ...before, told: { ...before.told, [field]: value } }))
  if (!isOpen) {
    return (
      <Button size="compact-sm" variant="default" mb="md" onClick={() => setIsOpen(true)}>
        {t('reading.open')}
      </Button>
    )
  }
  const isReadable = table === null || namesTitle(draft)
  return (
    <section className={adminClasses.part} aria-label={t('reading.form')}>
      <h3>{t('reading.form')}</h3>
      {table !== null && (
        <Columns
          table={table}
          draft={draft}
          onChange={(column, field) => setDraft((before) => withColumn(before, column, field))}
        />
      )}
      <p>{t('reading.told_note')}</p>
      <ToldFields told={draft.told} run={run} isTable={table !== null} onChange={tell} />
      <div className={classes.send}>
        <Button
          size="xs"
          variant="default"
          loading={read.isPending}
          disabled={!isReadable}
          onClick={() => read.mutate(readAsQuestion(run.import_id, draft))}
        >
          {t('reading.read')}
        </Button>
        {!isReadable && <span className={classes.faint}>{t('reading.needs_title')}</span>}
      </div>
    </section>
  )
}

interface ColumnsProps {
  readonly table: UnknownTable
  readonly draft: ReadingDraft
  readonly onChange: (column: string, field: MappableField | '') => void
}

/** Each column with its first cells, and what it holds. */
function Columns({ table: { columns, guessed }, draft, onChange }: ColumnsProps) {
  const { t, format } = useTexts()
  const choices = [
    { value: '', label: t('reading.not_used') },
    ...MAPPABLE_FIELDS.map((field) => ({ value: field, label: t(`mapped.${field}`) })),
  ]
  return (
    <>
      <p>{t('reading.columns_note')}</p>
      <ul className={classes.columns} aria-label={t('reading.columns')}>
        {columns.map(({ name, cells }) => {
          const field = draft.columns[name] ?? ''
          const guess = guessed.find((one) => one.column === name && one.field === field)
          return (
            <li key={name}>
              <div className={classes.column}>
                <strong>{name}</strong>
                <span className={classes.faint}>
                  {cells.length === 0 ? t('reading.empty_column') : format.list(cells)}
                </span>
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

interface ToldFieldsProps {
  readonly told: ReadingDraft['told']
  readonly run: ImportRun
  readonly isTable: boolean
  readonly onChange: (field: ToldField, value: string) => void
}

function ToldFields({ told, run, isTable, onChange }: ToldFieldsProps) {
  const { t, format, language } = useTexts()
  const open = openReadings(run)
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))
  }, [language])
  const regions = useMemo(
    () =>
      [...COUNTRIES]
        .map((code) => ({ value: code, label: format.region(code) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    [format, language],
  )
  const evidence = (field: 'decimal_mark' | 'day_order') => {
    const cells = open[field]?.map((example) => t('unread.example', example)) ?? []
    return cells.length === 0 ? undefined : t('reading.two_readings', { cells: format.list(cells) })
  }
  const choice = (
    field: ToldField,
    data: readonly { readonly value: string; readonly label: string }[],
    description?: string,
  ) => (
    <Select
      size="xs"
      label={t(`reading.${field}`)}
      description={description}
      placeholder={t('reading.unknown')}
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
      value={told[field]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  )
  return (
    <div className={classes.told}>
      {isTable && text('shop')}
      {choice('currency', currencies)}
      {choice('region', regions)}
      {(open.decimal_mark !== null || told.decimal_mark !== '') &&
        choice(
          'decimal_mark',
          [
            { value: '.', label: t('reading.dot') },
            { value: ',', label: t('reading.comma') },
          ],
          evidence('decimal_mark'),
        )}
      {(open.day_order !== null || told.day_order !== '' || run.rows_rejected > 0) &&
        choice(
          'day_order',
          [
            { value: 'day-first', label: t('reading.day_first') },
            { value: 'month-first', label: t('reading.month_first') },
          ],
          evidence('day_order'),
        )}
      {!isTable && text('term')}
      {!isTable && text('shop_url')}
    </div>
  )
}
