import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { wholeNumber } from '@trendee/contract/parameters'
import { reports } from '@trendee/contract/reports/reports'
import { reportTexts } from '@trendee/contract/texts/reports'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ExportButton } from '../../shared/lists/export-button'
import { FilterBar, FilterSegment } from '../../shared/lists/filter-bar'
import { Pages } from '../../shared/lists/pages'
import { reportPath } from '../../shared/records/record-path'
import { StarButton } from '../../shared/stars/star-button'
import { DataView, Empty } from '../../shared/ui/data-view'
import { ScreenHead } from '../../shared/ui/screen'
import { oneOf, searchCodec } from '../../shared/url/search-codec'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './reports.module.css'

addTexts(reportTexts)

const KINDS = ['all', 'weekly', 'season', 'category'] as const
const reportSearch = searchCodec({ kind: oneOf(KINDS, 'all'), page: wholeNumber(1, 100_000).default(1) })

/** All reports, the newest first. */
export function ReportsScreen() {
  const { t, format, sentenceOf } = useTexts()
  const { search, change, clear } = useScreenSearch(reportSearch)
  const { kind, page } = search
  const query = useEndpoint(reports.page, { page, ...(kind === 'all' ? {} : { kind }) })
  return (
    <div>
      <ScreenHead title={t('reports.title')} note={t('reports.note')}>
        <FilterBar count={kind === 'all' ? 0 : 1} onClear={clear}>
          <FilterSegment
            label={t('reports.kind')}
            value={kind}
            choices={KINDS.map((value) => ({ value, label: t(`reports.kind_${value}`) }))}
            onChange={(value) => change({ kind: value as (typeof KINDS)[number], page: 1 })}
          />
          <ExportButton
            what="reports"
            file="reports"
            parameters={kind === 'all' ? {} : { kind }}
            rows={query.data?.total}
          />
        </FilterBar>
      </ScreenHead>
      <DataView
        query={query}
        skeleton={<RowsSkeleton height={420} />}
        isEmpty={({ total }) => total === 0}
        empty={
          kind === 'all' ? (
            <Suspense>
              <LazyNothingYet>
                <Empty message={t('reports.none_yet')} />
              </LazyNothingYet>
            </Suspense>
          ) : (
            <Empty message={t('reports.none')} />
          )
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <ul className={classes.list}>
              {list.map((report) => (
                <li key={report.id} className={classes.item}>
                  <p className="caps">
                    {t(`reports.kind_${report.kind}`)} · {format.day(report.as_of)}
                  </p>
                  <h2 className={`display ${classes.name}`}>
                    <Link to={reportPath(report.id)}>{sentenceOf(report.title, report.title_zh)}</Link>
                  </h2>
                  <div className={classes.star}>
                    <StarButton kind="report" id={report.id} name={sentenceOf(report.title, report.title_zh)} />
                  </div>
                  <p className={classes.teaser}>{sentenceOf(report.teaser, report.teaser_zh)}</p>
                </li>
              ))}
            </ul>
            <Pages page={page} pageSize={pageSize} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </DataView>
    </div>
  )
}
