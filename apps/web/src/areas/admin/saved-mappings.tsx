import { useState } from 'react'
import { Button } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import { mappedColumns } from '@trendee/core/imports/mappable-fields'
import type { SavedMappingRow } from '@trendee/contract/admin/saved-mapping'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { Pages } from '../../shared/lists/pages'
import { Section } from '../../shared/ui/screen'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { ConfirmButton } from './confirm-button'
import classes from './data-screen.module.css'
import {
  type ReadingDraft,
  type ToldField,
  draftOf,
  isReadable,
  readingOf,
  withColumn,
  withKind,
} from './reading-draft'
import { ReadingColumns, ToldFields } from './reading-fields'
import formClasses from './reading-form.module.css'
import { useAdminChange } from './use-admin-change'

/** One is saved when its first file is loaded, by whichever way that came. */
const ASK_AGAIN_MS = 15_000
const SHOWN = 20

/** How tables that no feed takes are read the next time, by the names of their columns. */
export function SavedMappings() {
  const { t } = useTexts()
  const [openId, setOpenId] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const answer = useEndpoint(admin.mappings, { pageSize: SHOWN, page }, { askAgain: () => ASK_AGAIN_MS })
  const list = answer.data?.list ?? []
  const total = answer.data?.total ?? 0
  if (total === 0) return null
  // The last one of a page may have been deleted.
  const lastPage = Math.ceil(total / SHOWN)
  if (page > lastPage) setPage(lastPage)
  const open = list.find(({ mapping_id: id }) => id === openId)
  const close = () => setOpenId(null)
  return (
    <Section title={t('mappings.title')} note={t('mappings.note')}>
      <ul className={classes.held} aria-label={t('mappings.title')}>
        {list.map((saved) => (
          <SavedMapping key={saved.mapping_id} saved={saved} onOpen={setOpenId} />
        ))}
      </ul>
      <Pages page={page} pageSize={SHOWN} total={total} onPage={setPage} />
      <SideDrawer title={t('mappings.change_title')} width={820} isOpen={open !== undefined} onClose={close}>
        {open !== undefined && <MappingForm key={open.mapping_id} saved={open} onClose={close} />}
      </SideDrawer>
    </Section>
  )
}

interface SavedMappingProps {
  readonly saved: SavedMappingRow
  readonly onOpen: (mappingId: string) => void
}

function SavedMapping({ saved, onOpen }: SavedMappingProps) {
  const { t, format } = useTexts()
  const { mapping_id: id, file, columns, reading, varying } = saved
  const remove = useAdminChange(admin.mappingDelete, () => t('mappings.deleted', { file }))
  const told = [
    reading.shop,
    reading.platform && t(`reading.platform_${reading.platform}`),
    reading.currency,
    reading.region && format.region(reading.region),
  ]
  return (
    <li>
      <div className={classes.heldWords}>
        <strong>{file}</strong>
        <p>
          {[
            t('mappings.columns', { used: mappedColumns(reading.mapping ?? {}).length, count: columns.length }),
            ...told.filter((value) => value !== undefined),
          ].join(' · ')}
        </p>
        {varying.length > 0 && (
          <p>{t('mappings.varying', { fields: format.list(varying.map((field) => t(`reading.${nameOf(field)}`))) })}</p>
        )}
        <p className={classes.faint}>
          {t('mappings.days', { saved: format.instant(saved.saved_at), used: format.instant(saved.used_at) })}
        </p>
      </div>
      <div className={classes.heldActions}>
        <Button size="xs" variant="default" aria-label={t('mappings.change_of', { file })} onClick={() => onOpen(id)}>
          {t('mappings.change')}
        </Button>
        <ConfirmButton
          consequence={t('mappings.delete_sure')}
          confirm={t('mappings.delete_of', { file })}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ mapping_id: id })}
        >
          {t('mappings.delete')}
        </ConfirmButton>
      </div>
    </li>
  )
}

function nameOf(field: SavedMappingRow['varying'][number]): ToldField | 'columns' {
  return field === 'mapping' ? 'columns' : field
}

interface MappingFormProps {
  readonly saved: SavedMappingRow
  readonly onClose: () => void
}

/** Nothing of the next file is known yet: everything may be told. */
const EVERYTHING = { decimal_mark: [], day_order: [], unnamed_column: [] } as const

function MappingForm({ saved, onClose }: MappingFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<ReadingDraft>(() => draftOf(saved.reading, null))
  const change = useAdminChange(admin.mappingChange, () => t('mappings.changed'))
  const columns = saved.columns.map((name) => ({ name, cells: null }))
  const save = () =>
    change.mutate({ mapping_id: saved.mapping_id, ...readingOf(draft) }, { onSuccess: () => onClose() })
  return (
    <>
      <p className={classes.drawerNote}>{t('mappings.change_note', { file: saved.file })}</p>
      <ReadingColumns
        columns={columns}
        guessed={NO_GUESSES}
        draft={draft}
        onKind={(kind) => setDraft((before) => withKind(before, kind, null))}
        onChange={(column, field) => setDraft((before) => withColumn(before, column, field))}
      />
      <ToldFields
        told={draft.told}
        open={EVERYTHING}
        kind={draft.kind}
        varying={saved.varying}
        onChange={(field, value) => setDraft((before) => ({ ...before, told: { ...before.told, [field]: value } }))}
      />
      <div className={formClasses.send}>
        <Button loading={change.isPending} disabled={!isReadable(draft)} onClick={save}>
          {t('admin.save')}
        </Button>
        {!isReadable(draft) && <span className={classes.faint}>{t(`reading.needs_${draft.kind}`)}</span>}
      </div>
    </>
  )
}

const NO_GUESSES: [] = []
