import { Link } from '@tanstack/react-router'
import { ledger } from '@trendee/contract/forecasts/ledger'
import { HORIZONS, MADE } from '@trendee/contract/forecasts/ledger-fields'
import { columnTexts } from '@trendee/contract/texts/columns'
import { ledgerTexts } from '@trendee/contract/texts/ledger'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { choicesOf } from '../../shared/lists/choices'
import { listScreen } from '../../shared/lists/list-screen'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { LedgerScores } from './ledger-scores'

addTexts(columnTexts)
addTexts(trendeeTexts)
addTexts(ledgerTexts)

/** Every frozen forecast that came due, of each trend the newest, beside what came. */
const forecasts = defineList({
  name: 'forecast-ledger',
  entry: ledger,
  pageSize: 50,
  smallestFirst: ['mase', 'naive_mase', 'name'],
  rowId: (row) => `${row.trend_id}/${row.platform}/${row.gender}/${row.made}`,
  title: 'screen.forecasts',
  note: 'ledger.note',
  count: 'count.forecasts',
  empty: 'ledger.none',
  file: 'forecast-ledger',
  filterIndex: {},
  filters: [
    {
      kind: 'select',
      field: 'gender',
      label: 'filter.gender',
      choices: ({ index, ...texts }) => [
        { value: 'all', label: texts.t('gender.all') },
        ...choicesOf(index?.genders, texts),
      ],
      width: 136,
      isRequired: true,
    },
    {
      kind: 'select',
      field: 'region',
      label: 'filter.region',
      choices: ({ index, format }) =>
        (index?.trend_regions ?? []).map(({ value }) => ({ value, label: format.region(value) })),
      width: 150,
      isRequired: true,
    },
    {
      kind: 'select',
      field: 'primaryCategory',
      label: 'filter.category',
      choices: ({ index, ...texts }) => choicesOf(index?.categories, texts),
      width: 140,
    },
    {
      kind: 'segment',
      field: 'horizon',
      label: 'ledger.horizon',
      choices: ({ t }) => HORIZONS.map((weeks) => ({ value: weeks, label: t('ledger.weeks_short', { weeks }) })),
    },
    {
      kind: 'select',
      field: 'made',
      label: 'ledger.made',
      choices: ({ t }) => MADE.map((value) => ({ value, label: t(`ledger.made_${value}`) })),
      width: 150,
    },
  ],
  above: ({ search: { gender, region, primaryCategory, platform, horizon } }) => (
    <LedgerScores asked={{ gender, region, primaryCategory, platform, horizon }} />
  ),
  columns: [
    {
      id: 'name',
      track: 'minmax(180px, 1.6fr)',
      isFixed: true,
      sort: 'name',
      cell: (row, { nameOf, search }) => (
        <Link to={trendPath(row, genderOf(row.gender || search.gender))} search={inRegion(search.region)}>
          {nameOf(row.name, row.trend_name_zh)}
        </Link>
      ),
    },
    { id: 'category', isHiddenAtFirst: true },
    { id: 'gender', isHiddenAtFirst: true },
    { id: 'platform', isHiddenAtFirst: true },
    { id: 'origin', sort: 'origin', track: '132px' },
    { id: 'is_backtest', track: '100px' },
    { id: 'made_on', isHiddenAtFirst: true },
    { id: 'is_input_withdrawn', isHiddenAtFirst: true },
    { id: 'weeks', track: '96px' },
    { id: 'said', sort: 'said', track: '120px', meaning: 'ledger.mean_meaning' },
    { id: 'came', sort: 'came', track: '120px', meaning: 'ledger.mean_meaning' },
    { id: 'mase', sort: 'mase', track: '120px', meaning: 'ledger.mase_meaning' },
    { id: 'naive_mase', sort: 'naive_mase', track: '132px', meaning: 'ledger.naive_meaning' },
    { id: 'coverage', sort: 'coverage', track: '132px', meaning: 'ledger.coverage_meaning' },
  ],
})

export const Screen = listScreen(forecasts)
