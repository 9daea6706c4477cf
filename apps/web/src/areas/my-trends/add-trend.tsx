import { type SubmitEvent, useState } from 'react'
import { Autocomplete, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { ApiError } from '@trendee/contract/errors'
import { request } from '../../shared/api/request'
import { renewCollections, useRefusal, useTrendMap } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { filterByNames } from '../../shared/lists/filter-by-names'
import { SuggestTrend } from '../../shared/trends/suggest-trend'
import { useNotices } from '../../shared/ui/notice'
import classes from './my-trends.module.css'

const SUGGESTED = 12
const LONGEST = 100

/** Puts a trend into a project by its name; one that nobody knows can be asked for. */
export function AddTrend({ categoryId }: { readonly categoryId: string }) {
  const { t, nameOf } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const known = useTrendMap('US')
  const [written, setWritten] = useState('')
  const adding = useMutation({
    mutationFn: (name: string) => request(collection.collectAdd, { categoryId, trendName: [name] }),
    onSuccess: () => {
      setWritten('')
      notices.done(t('suggest.done'))
    },
    onError: (error) => {
      if (!isUnknown(error)) refused(error)
    },
    onSettled: () => void renewCollections(client),
  })
  const names = new Map(
    (known.data ?? []).map(({ trend_name: en, trend_name_zh: zh }) => [nameOf(en, zh), `${en} ${zh}`]),
  )
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (written.trim() !== '') adding.mutate(written.trim())
  }
  return (
    <>
      <form className={classes.add} onSubmit={add}>
        <Autocomplete
          size="xs"
          w={220}
          aria-label={t('mine.add_hint')}
          placeholder={t('mine.add_hint')}
          data={[...names.keys()]}
          filter={filterByNames(names)}
          limit={SUGGESTED}
          maxLength={LONGEST}
          value={written}
          onChange={(value) => {
            setWritten(value)
            adding.reset()
          }}
        />
        <Button type="submit" size="xs" variant="default" loading={adding.isPending} disabled={written.trim() === ''}>
          {t('mine.add')}
        </Button>
      </form>
      {adding.error !== null && isUnknown(adding.error) && (
        <div className={classes.unknown} role="alert">
          <p>{t('mine.unknown')}</p>
          <SuggestTrend keyword={written} size="compact-xs" variant="default" />
        </div>
      )}
    </>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'not_found' && error.data?.['field'] === 'trendName'
}
