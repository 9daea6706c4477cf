import { Button, Pagination, Skeleton } from '@mantine/core'
import { IconCheck, IconRotate2, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { FilterBar, FilterSegment, FilterSelect } from '../../shared/ui/filter-bar'
import classes from './admin.module.css'
import { WORD_KINDS } from './admin-search'
import own from './post.module.css'
import { useAdminChange } from './use-admin-change'

type Word = OutputOf<typeof adminMessages.words>['list'][number]
type Kind = (typeof WORD_KINDS)[number]

const PAGE = 20
const STATES = ['open', 'done', 'all'] as const

interface Filter {
  readonly kind?: Kind | undefined
  readonly state?: 'all' | 'done' | undefined
}

interface ReaderWordsProps {
  readonly kind: Kind | undefined
  readonly state: 'all' | 'done' | undefined
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onFilter: (filter: Filter) => void
}

/** Opinions, feedback and wanted keywords; what is dealt with goes out of sight. */
export function ReaderWords({ kind, state, page, onPage, onFilter }: ReaderWordsProps) {
  const { t } = useTexts()
  const words = useEndpoint(adminMessages.words, {
    kind: kind ?? 'all',
    state: state ?? 'open',
    page,
    pageSize: PAGE,
  })
  return (
    <>
      <div className={classes.filters}>
        <FilterBar
          count={[kind, state].filter((filter) => filter !== undefined).length}
          onClear={() => onFilter({ kind: undefined, state: undefined })}
        >
          <FilterSegment
            label={t('users.state')}
            value={state ?? 'open'}
            choices={STATES.map((one) => ({ value: one, label: t(`word.is_${one}`) }))}
            onChange={(chosen) => onFilter({ state: chosen === 'done' || chosen === 'all' ? chosen : undefined })}
          />
          <FilterSelect
            label={t('word.kind')}
            value={kind}
            choices={WORD_KINDS.map((one) => ({ value: one, label: t(`word.${one}`) }))}
            onChange={(chosen) => onFilter({ kind: WORD_KINDS.find((one) => one === chosen) })}
          />
        </FilterBar>
      </div>
      <DataView
        query={words}
        skeleton={<Skeleton height={420} />}
        isEmpty={({ total }) => total === 0}
        empty={<Empty message={t(state === undefined ? 'word.none_open' : 'word.none')} />}
      >
        {(data) => (
          <>
            <div className={own.words}>
              {data.list.map((word) => (
                <OneWord key={word.word_id} word={word} />
              ))}
            </div>
            {data.total > PAGE && (
              <Pagination
                mt="md"
                size="sm"
                total={Math.ceil(data.total / PAGE)}
                value={page}
                onChange={onPage}
                getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
              />
            )}
          </>
        )}
      </DataView>
    </>
  )
}

function OneWord({ word }: { readonly word: Word }) {
  const { t, format } = useTexts()
  const change = useAdminChange(adminMessages.wordDone)
  const isDone = word.state === 'done'
  return (
    <article className={own.word} data-done={isDone || undefined}>
      <div className={own.wordHead}>
        <span className="caps">{t(`word.${word.kind}`)}</span>
        {word.rating !== null && (
          <span className={own.rating} role="img" aria-label={t('word.rating', { rating: word.rating })}>
            {Array.from({ length: word.rating }, (_, index) => (
              <IconStarFilled key={index} size={12} aria-hidden />
            ))}
          </span>
        )}
        <time className={classes.faint}>{format.instant(word.said_at)}</time>
      </div>
      <p className={own.content}>{word.content}</p>
      <div className={own.wordFoot}>
        <p className={own.from}>
          <Link to="/admin/users" search={{ user: word.account_id }} className={classes.link}>
            {word.account_name === '' ? word.account_id : word.account_name}
          </Link>
          {word.contact !== null && word.contact !== '' && <span>{word.contact}</span>}
          {word.page !== null && word.page !== '' && <span>{t('word.page', { page: word.page })}</span>}
        </p>
        <div className={classes.actions}>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            renderRoot={(props) => (
              <Link to="/admin/messages" search={{ part: 'write', to: word.account_id }} {...props} />
            )}
          >
            {t('word.answer')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            loading={change.isPending}
            leftSection={isDone ? <IconRotate2 size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
            onClick={() => change.mutate({ word_id: word.word_id, is_done: !isDone })}
          >
            {t(isDone ? 'word.open_again' : 'word.done')}
          </Button>
        </div>
      </div>
    </article>
  )
}
