import { Skeleton, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { trends } from '@trendee/contract/trends/trends'
import { ASKED_GENDERS, type AskedGender } from '@trendee/core/lexicon/gender-groups'
import { LEAD_SOURCES, type LeadSource } from '@trendee/core/trend/vocabulary'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar, FilterSegment } from '../../shared/lists/filter-bar'
import { trendPath } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { CategoryFilter } from '../../shared/trends/trend-filters'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { MeasuredSources, leadWords } from './lead-words'
import { leadSearch } from './trend-search'
import classes from './lead-lag.module.css'

type Cell = OutputOf<typeof trends.leadMatrix>['cells'][number]

/** Which source runs ahead of which over the trends of a category, with the trends that tell it. */
export function LeadLagScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(leadSearch)
  const { gender, primaryCategory, first, second } = search
  const matrix = useEndpoint(trends.leadMatrix, {
    gender,
    ...(primaryCategory === undefined ? {} : { primaryCategory }),
  })
  return (
    <div>
      <ScreenHead title={t('screen.lead_lag')} note={t('leads.note')}>
        <FilterBar count={Object.keys(leadSearch.write(search)).length} onClear={clear}>
          <FilterSegment
            label={t('filter.gender')}
            value={gender}
            choices={ASKED_GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
            onChange={(value) => change({ gender: value as AskedGender })}
          />
          <CategoryFilter value={primaryCategory} onChange={(value) => change({ primaryCategory: value })} />
        </FilterBar>
      </ScreenHead>
      <DataView query={matrix} skeleton={<Skeleton height={360} />}>
        {({ cells, sources, needed_weeks: needed }) => {
          const chosen = cells.find((cell) => cell.first === first && cell.second === second)
          return (
            <>
              <Matrix cells={cells} onChoose={(cell) => change({ first: cell.first, second: cell.second })} />
              <MeasuredSources sources={sources} needed={needed} />
              {chosen !== undefined && chosen.told > 0 && <CellTrends cell={chosen} gender={gender} />}
            </>
          )
        }}
      </DataView>
    </div>
  )
}

interface MatrixProps {
  readonly cells: readonly Cell[]
  readonly onChoose: (cell: Cell) => void
}

function Matrix({ cells, onChoose }: MatrixProps) {
  const { t } = useTexts()
  return (
    <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} pos="relative">
      <table className={classes.matrix}>
        <caption>{t('leads.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('leads.source')}</th>
            {LEAD_SOURCES.map((column) => (
              <th key={column} scope="col">
                {t(`leads.source.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEAD_SOURCES.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`leads.source.${row}`)}</th>
              {LEAD_SOURCES.map((column) => {
                const cell = cells.find(
                  ({ first, second }) => (first === row && second === column) || (first === column && second === row),
                )
                return (
                  <td key={column}>
                    {cell !== undefined && <LeadCell cell={cell} row={row} onChoose={() => onChoose(cell)} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Table.ScrollContainer>
  )
}

interface CellProps {
  readonly cell: Cell
  readonly row: LeadSource
  readonly onChoose: () => void
}

function LeadCell({ cell, row, onChoose }: CellProps) {
  const { t, format } = useTexts()
  const { first, tested, told, share, median_weeks: median } = cell
  if (tested === 0) return <span className={classes.quiet}>{t('leads.no_pairs')}</span>
  const of = t('leads.of', { told: format.count(told), tested: format.count(tested), share: format.share(share) })
  if (median === null) {
    return (
      <span className={classes.quiet}>
        {t('leads.no_lead')}
        <small>{of}</small>
      </span>
    )
  }
  const ahead = row === first ? median : -median
  const digits = Number.isInteger(median) ? 0 : 1
  const weeks = `${ahead > 0 ? '+' : ahead < 0 ? '−' : ''}${format.decimal(Math.abs(ahead), digits)}`
  return (
    <button type="button" className={classes.cell} onClick={onChoose}>
      <b>{t('leads.cell', { weeks })}</b>
      <small>{of}</small>
    </button>
  )
}

/** The trends of a cell, each with its own weeks. */
function CellTrends({ cell, gender }: { readonly cell: Cell; readonly gender: AskedGender }) {
  const texts = useTexts()
  const { t, format, nameOf } = texts
  const { first, second, told, trends: list } = cell
  const names = { first: t(`leads.source.${first}`), second: t(`leads.source.${second}`) }
  return (
    <Section title={t('leads.trends', names)}>
      <ul className={classes.pairs}>
        {list.map((trend) => (
          <li key={trend.trend_id}>
            <Link to={trendPath(trend, gender)} hash="leads">
              {nameOf(trend.name, trend.trend_name_zh)}
            </Link>{' '}
            <span className={classes.quiet}>{leadWords(first, second, trend.lead_weeks, texts)}</span>
          </li>
        ))}
      </ul>
      {told > list.length && (
        <p className={classes.quiet}>{t('leads.cut', { count: format.count(list.length), all: format.count(told) })}</p>
      )}
    </Section>
  )
}
