import { Link } from '@tanstack/react-router'
import { columnTexts } from '@trendee/contract/texts/columns'
import { trends } from '@trendee/contract/trends/trends'
import { Sparkline } from '../../shared/charts/sparkline'
import { choicesOf, windowChoices } from '../../shared/lists/choices'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { trendPath } from '../../shared/trends/trend-path'
import { LevelBadge } from '../../shared/ui/level-badge'
import { WEEKLY_WINDOWS } from './trend-search'

addTexts(columnTexts)

/** Colours: what is rising, how sure that is, and how many products carry it already. */
const colors = defineList({
  name: 'colors',
  entry: trends.topListColor,
  pageSize: 50,
  rowId: (color) => color.trend_id,
  title: 'screen.color_trends',
  note: 'meaning.growth',
  filterIndex: {},
  filters: [
    {
      kind: 'segment',
      field: 'window',
      label: 'filter.window',
      choices: (texts) => windowChoices(texts).filter(({ value }) => WEEKLY_WINDOWS.some((days) => days === value)),
    },
    {
      kind: 'select',
      field: 'gender',
      label: 'filter.gender',
      choices: ({ index, ...texts }) => [
        ...choicesOf(index?.genders, texts),
        { value: 'all', label: texts.t('gender.all') },
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
    { kind: 'search', field: 'q', label: 'column.trend' },
  ],
  columns: [
    {
      id: 'name',
      track: 'minmax(200px, 1.6fr)',
      isFixed: true,
      sort: 'name',
      cell: (color, { language, search }) => (
        <Link
          to={trendPath(color, search.gender)}
          style={{ display: 'flex', alignItems: 'center', gap: 12, color: 'inherit', textDecoration: 'none' }}
        >
          <span
            aria-hidden
            style={{
              width: 28,
              height: 28,
              borderRadius: 4,
              background: color.hex ?? 'transparent',
              border: '1px solid var(--mantine-color-default-border)',
            }}
          />
          {language === 'zh' ? color.trend_name_zh : color.name}
        </Link>
      ),
    },
    { id: 'hex', isHiddenAtFirst: true },
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '112px',
      meaning: 'meaning.growth',
    },
    { id: 'yoy', track: '112px', sort: 'yoy' },
    { id: 'ytd', sort: 'ytd', isHiddenAtFirst: true },
    {
      id: 'level',
      sort: 'level',
      track: '128px',
      cell: (color) => <LevelBadge trend={color} />,
    },
    { id: 'lifecycle' },
    { id: 'season' },
    {
      id: 'curve',
      header: 'screen.trend',
      track: '104px',
      cell: ({ sparkline, name }) => (
        <Sparkline values={sparkline.values} forecast={sparkline.forecast} width={84} height={26} label={name} />
      ),
    },
    { id: 'products', sort: 'products' },
    { id: 'score', sort: 'score' },
  ],
})

export const Screen = listScreen(colors)
