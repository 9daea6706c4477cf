import { useState } from 'react'
import { Button } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import classes from './reading-form.module.css'
import type { ImportPreview } from './import-question'
import {
  TOLD_FIELDS,
  type ToldField,
  draftOf,
  isReadable,
  openReadings,
  readingOf,
  unsaidOf,
  withColumn,
  withKind,
} from './reading-draft'
import { ReadingColumns, ToldFields } from './reading-fields'
import { useAdminChange } from './use-admin-change'

/** Feeds of shop systems and catalogues: they do not say whose shop it is. */
const OF_OWN_SHOPS = new Set(['shopify-products', 'shopify-export', 'shopify-orders', 'etsy-export', 'catalog'])

/** What a person tells of a held file: its columns where nobody knows them, and what it does not say. Nothing is loaded by it. */
export function ReadingForm({ preview }: { readonly preview: ImportPreview }) {
  const { t } = useTexts()
  // There is no table where the feed is known: then nothing is to say of its columns.
  const { import: run, table, open, asks } = preview
  const unsaid = unsaidOf(preview)
  const [draft, setDraft] = useState(() => draftOf(run.reading, table))
  const [isOpen, setIsOpen] = useState(table !== null || unsaid.length > 0)
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
  const canBeRead = table === null || isReadable(draft)
  return (
    <section className={adminClasses.part} aria-label={t('reading.form')}>
      <h3>{t('reading.form')}</h3>
      {table !== null && (
        <>
          <p>{t(run.reading.mapping === undefined ? 'reading.columns_note' : 'reading.columns_told')}</p>
          <ReadingColumns
            columns={table.columns}
            guessed={table.guessed[draft.kind]}
            draft={draft}
            onKind={(kind) => setDraft((before) => withKind(before, kind, table))}
            onChange={(column, field) => setDraft((before) => withColumn(before, column, field))}
          />
        </>
      )}
      <p>{t('reading.told_note')}</p>
      <ToldFields
        told={draft.told}
        open={openReadings(run.reading, open)}
        kind={table === null ? null : draft.kind}
        hasShop={OF_OWN_SHOPS.has(run.feed)}
        asks={asks}
        wasTold={TOLD_FIELDS.filter((field) => run.reading[field] !== undefined)}
        onChange={tell}
      />
      <div className={classes.send}>
        <Button
          size="xs"
          variant="default"
          loading={read.isPending}
          disabled={!canBeRead}
          onClick={() => read.mutate({ import_id: run.import_id, ...readingOf(draft) })}
        >
          {t('reading.read')}
        </Button>
        {!canBeRead && <span className={classes.faint}>{t(`reading.needs_${draft.kind}`)}</span>}
      </div>
    </section>
  )
}
