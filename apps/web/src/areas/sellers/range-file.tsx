import { type SubmitEvent, useState } from 'react'
import { Button, FileInput, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import { range } from '@trendee/contract/range/range'
import { request } from '../../shared/api/request'
import { uploadFile } from '../../shared/api/upload'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { AskedTwice } from '../../shared/ui/asked-twice'
import { DataView, useErrorText } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import classes from './range.module.css'

const ASKED_ANEW: ReadonlySet<unknown> = new Set([
  range.rangeCategories.path,
  range.rangeTrends.path,
  range.rangeItems.path,
])

function useRenew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => ASKED_ANEW.has(path) })
}

interface RangeFileProps {
  /** Items whose words tell no category. */
  readonly unread: OutputOf<typeof range.rangeItems> | undefined
}

/** The file of the own range: brought, replaced, deleted, and what could be read of it. */
export function RangeFile({ unread }: RangeFileProps) {
  const { t, format } = useTexts()
  const notices = useNotices()
  const renew = useRenew()
  const query = useEndpoint(range.rangeCategories, { pageSize: 1 })
  const [isOpen, setIsOpen] = useState(false)
  const dropping = useMutation({
    mutationFn: () => request(range.rangeDrop, {}),
    onSuccess: () => notices.done(t('range.deleted')),
    onError: (error) => notices.failed(error),
    onSettled: renew,
  })
  return (
    <DataView query={query} skeleton={<Skeleton height={72} mb={24} />}>
      {({ range: file }) =>
        file === null ? (
          <section className={classes.file} aria-label={t('range.bring')}>
            <p>{t('range.none')}</p>
            <BringRange onDone={() => setIsOpen(false)} />
          </section>
        ) : (
          <section className={classes.file} aria-label={t('range.file')}>
            <p>
              {t('range.facts', {
                file: file.file_name,
                day: format.day(isoDay(file.uploaded_at)),
                items: format.count(file.items),
                read: format.count(file.with_category),
                priced: format.count(file.priced),
              })}
              {file.rows_rejected > 0 && ` · ${t('range.rejected', { count: file.rows_rejected })}`}
            </p>
            {unread !== undefined && unread.total > 0 && (
              <details>
                <summary>{t('range.unread', { count: unread.total })}</summary>
                <ul>
                  {unread.list.map((item) => (
                    <li key={item.item_id}>{item.title}</li>
                  ))}
                </ul>
              </details>
            )}
            <div className={classes.buttons}>
              <Button size="xs" variant="default" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
                {t('range.replace')}
              </Button>
              <AskedTwice
                word={t('range.delete')}
                consequence={t('range.delete_sure')}
                isPending={dropping.isPending}
                onConfirm={() => dropping.mutate()}
              />
            </div>
            {isOpen && <BringRange onDone={() => setIsOpen(false)} />}
          </section>
        )
      }
    </DataView>
  )
}

function BringRange({ onDone }: { readonly onDone: () => void }) {
  const { t, format } = useTexts()
  const notices = useNotices()
  const renew = useRenew()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [currency, setCurrency] = useState('')
  const sending = useMutation({
    mutationFn: (chosen: File) =>
      uploadFile(
        range.rangeUpload,
        chosen,
        currency.trim() === '' ? {} : { currency: currency.trim() },
        () => undefined,
      ),
    onSuccess: ({ items }) => {
      notices.done(t('range.read', { items: format.count(items) }))
      setFile(null)
      onDone()
    },
    onSettled: renew,
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (file !== null && !sending.isPending) sending.mutate(file)
  }
  return (
    <form className={classes.bring} onSubmit={send}>
      <FileInput
        label={t('range.file')}
        description={t('range.bring_note')}
        value={file}
        onChange={setFile}
        accept=".csv,.tsv,.txt,.json,.ndjson,.gz,.xlsx"
        clearable
      />
      <TextInput
        label={t('range.currency')}
        value={currency}
        maxLength={3}
        placeholder="USD"
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
      <Button type="submit" disabled={file === null} loading={sending.isPending}>
        {t('range.send')}
      </Button>
      {sending.error !== null && (
        <p role="alert" className={classes.refused}>
          {errorText(sending.error)}
        </p>
      )}
    </form>
  )
}
