import type { ReactNode } from 'react'
import { ApiError } from '@trendee/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import { lineOfLimit } from '../plans/next-plan'
import { UpgradeOffer } from '../plans/upgrade-offer'
import classes from './data-view.module.css'

type Answer<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch' | 'isPending'
> & {
  /** What is shown was asked for before: what was chosen since then failed. */
  readonly isKept?: boolean
}

interface DataViewProps<Data> {
  readonly query: Answer<Data>
  /** The layout to come, in grey. */
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  /** What to say and do when there is nothing; the specification's sentence when absent. */
  readonly empty?: ReactNode
  /** What to say when the thing asked for does not exist. */
  readonly unknown?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Loading, error with retry, empty, stale and no access, the same everywhere. Nothing flashes empty while it refetches. */
export function DataView<Data>({ query, skeleton, isEmpty, empty, unknown, children }: DataViewProps<Data>) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const retry = () => void query.refetch()
  if (unknown !== undefined && isUnknown(query.error)) return <>{unknown}</>
  if (query.data === undefined) {
    return query.error === null ? (
      <div role="status" aria-busy="true" aria-label={t('state.loading')}>
        {skeleton}
      </div>
    ) : (
      <Failure error={query.error} onRetry={retry} />
    )
  }
  const isStale = query.isPlaceholderData && query.isFetching
  const isOfBefore = isStale || (query.error !== null && query.isKept === true)
  return (
    <div className={classes.view} data-stale={isOfBefore || undefined} aria-busy={isStale}>
      {query.error !== null && (
        <p className={classes.staleNote} role="alert">
          {query.isKept ? t('state.kept', { why: errorText(query.error) }) : t('state.stale')}{' '}
          <button type="button" className={classes.link} onClick={retry}>
            {t('state.retry')}
          </button>
        </p>
      )}
      {isEmpty?.(query.data) ? (empty ?? <Empty />) : children(query.data)}
    </div>
  )
}

/** There is no such thing; an id that cannot be one is answered as bad input. */
function isUnknown(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'not_found' || (error.kind === 'bad_input' && error.data?.['field'] === 'id')
}

interface EmptyProps {
  readonly message?: string
  /** The next useful step. */
  readonly children?: ReactNode
}

export function Empty({ message, children }: EmptyProps) {
  const { t } = useTexts()
  return (
    <div className={classes.notice}>
      <p className={classes.noticeText}>{message ?? t('empty.analysis')}</p>
      {children}
    </div>
  )
}

/** Browsers tell a lost connection by a TypeError of their own words; a mistake in our code is a TypeError too. */
function isConnectionLost(error: Error): boolean {
  return (
    error.name === 'TimeoutError' ||
    (error instanceof TypeError && /fetch|network|load|connection/i.test(error.message))
  )
}

/** The words for an error: by code for what the server answers, the lost connection otherwise. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTexts()
  return (error) => {
    if (error instanceof ApiError) return t(`error.${error.kind}`)
    return t(isConnectionLost(error) ? 'error.network' : 'error.unforeseen')
  }
}

interface FailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  if (error instanceof ApiError && (error.kind === 'plan_limit' || error.kind === 'forbidden')) {
    return <NoAccess error={error} />
  }
  const field = error instanceof ApiError ? error.data?.['field'] : undefined
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeText}>{errorText(error)}</p>
      {typeof field === 'string' && <p className={classes.detail}>{field}</p>}
      <Button variant="default" size="sm" leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  )
}

function textOf({ data }: ApiError, field: string): string | undefined {
  const value = data?.[field]
  return typeof value === 'string' ? value : undefined
}

/** What the plan lacks, or the account, in place of the data. */
export function NoAccess({ error }: { readonly error: ApiError }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const isPlan = error.kind === 'plan_limit'
  const feature = textOf(error, 'feature_type') ?? ''
  const reached = textOf(error, 'plan_count')
  return (
    <div className={classes.notice} role="alert" data-no-access>
      <IconLock size={28} stroke={1.3} aria-hidden />
      <p className={classes.noticeText}>{errorText(error)}</p>
      <PlanLimit data={error.data} fallback={isPlan ? '' : t('access.denied')} />
      {isPlan && (
        <UpgradeOffer
          size="sm"
          variant="default"
          line={lineOfLimit(feature, window.location.pathname)}
          feature={feature}
          {...(reached === undefined ? {} : { reached })}
        />
      )}
    </div>
  )
}

/** "View top 5 items" from the rule that was reached. */
function PlanLimit({
  data,
  fallback,
}: {
  readonly data: Readonly<Record<string, unknown>> | null
  readonly fallback: string
}) {
  const { t } = useTexts()
  const rule = typeof data?.['plan_count'] === 'string' ? data['plan_count'] : ''
  const [kind, count] = rule.split(':')
  if (count === undefined) return fallback === '' ? null : <p className={classes.detail}>{fallback}</p>
  if (kind === 'top') return <p className={classes.detail}>{t('limit.top', { count })}</p>
  if (kind === 'month') return <p className={classes.detail}>{t('limit.month', { count })}</p>
  return <p className={classes.detail}>{t('limit.day', { count })}</p>
}
