import { range } from '@trendee/contract/range/range'
import { SELLING_PLATFORMS, isShopPlatform } from '@trendee/contract/selling/platforms'
import { columnTexts } from '@trendee/contract/texts/columns'
import { insightTexts } from '@trendee/contract/texts/insights'
import { rangeTexts } from '@trendee/contract/texts/range'
import { Link } from '@tanstack/react-router'
import { addTexts } from '../../shared/i18n/i18n'
import { UNKNOWN } from '../../shared/format/format'
import { choicesOf, windowChoices } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import classes from './range.module.css'

addTexts({ ...columnTexts, ...insightTexts, ...rangeTexts })

/** Growth of demand is told by month and quarter. */
const LEAST_WINDOW = 30

/** Category by category: what wants a decision stands first. */
export const rangeList = defineList({
  name: 'range-categories',
  entry: range.rangeCategories,
  pageSize: 50,
  rowId: (row) => row.category,
  title: 'screen.range',
  count: 'range.categories',
  empty: 'range.no_market',
  file: 'my-range',
  filterIndex: {},
  filters: [
    {
      kind: 'select',
      field: 'platform',
      label: 'range.platform',
      choices: ({ index, name }) => {
        const shops = (index?.platforms ?? []).map(({ value }) => value).filter(isShopPlatform)
        return [...Object.values(SELLING_PLATFORMS), ...shops].map((value) => ({ value, label: name(value) }))
      },
      width: 150,
      isRequired: true,
    },
    {
      kind: 'select',
      field: 'gender',
      label: 'filter.gender',
      choices: ({ index, ...texts }) => choicesOf(index?.genders, texts),
      width: 136,
    },
    {
      kind: 'segment',
      field: 'window',
      label: 'filter.window',
      choices: (texts) => windowChoices(texts).filter(({ value }) => Number(value) >= LEAST_WINDOW),
    },
  ],
  columns: [
    {
      id: 'category',
      track: 'minmax(170px, 1.4fr)',
      isFixed: true,
      cell: (row, { language, search }) => (
        <Link
          to={`/trendeesellers/best-seller/${search.platform}`}
          search={{ secondaryCategory: row.category, ...(search.gender ? { department: search.gender } : {}) }}
        >
          {language === 'zh' ? row.name_zh : row.name}
        </Link>
      ),
    },
    {
      id: 'standing',
      track: '136px',
      meaning: 'range.standing_meaning',
      cell: ({ standing }, { t }) =>
        standing === null ? (
          UNKNOWN
        ) : (
          <span className={classes.standing} data-standing={standing}>
            {t(`standing.${standing}`)}
          </span>
        ),
    },
    { id: 'items', track: '96px' },
    { id: 'own_share', track: '96px' },
    { id: 'share_of_demand', track: '120px', meaning: 'insight.share_meaning' },
    { id: 'share_of_offers', track: '120px', isHiddenAtFirst: true },
    {
      id: 'growth',
      track: '112px',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
    },
    { id: 'growth_reason', isHiddenAtFirst: true },
    { id: 'own_median', track: '128px' },
    { id: 'market_median', track: '128px' },
    {
      id: 'price_position',
      track: '128px',
      meaning: 'range.price_meaning',
      // A place, neither good nor bad.
      cell: (row, { format }) => format.growth(row.price_position),
    },
    { id: 'stock', isHiddenAtFirst: true },
  ],
})
