/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import { SegmentedControl, Select } from '@mantine/core'
import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import type { ProductSummary } from '@trendee/contract/fields'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { ExportButton } from './export-button'
import type { SellerListProps } from './seller-list-screen'
import { SORTS, type SellerListSearch, VIEWS, defaultSort } from './seller-search'
import classes from './seller-list-screen.module.css'

interface ListToolsProps extends SellerListProps {
  readonly total: number | undefined
  readonly asOf: string | null
  /** What demand is counted in here. */
  readonly basis: ProductSummary['demand_basis']
  readonly search: SellerListSearch
  readonly change: ScreenSearch<SellerListSearch>['change']
}

/** What a list is ranked by, in the word for what it counts. */
export function demandName(basis: ProductSummary['demand_basis'], t: Translate): string {
  if (basis === null) return t('sort.demand')
  return t(`sort.demand_${basis}`)
}

/** Count, sort, wall or table, export. */
export function ListTools({ total, asOf, basis, search, change, platform, question }: ListToolsProps) {
  const { t, format } = useTexts()
  return (
    <div className={classes.tools}>
      <span className={classes.count}>
        {total !== undefined && <b>{t('count.products', { count: total })}</b>}
        {asOf !== null && ` · ${t('source.to', { day: format.day(asOf) })}`}
      </span>
      <Select
        size="xs"
        w={150}
        aria-label={t('sort.label')}
        value={search.sort ?? defaultSort(question)}
        data={SORTS.map((sort) => ({
          value: sort,
          label: sort === 'demand' ? demandName(basis, t) : t(`sort.${sort}`),
        }))}
        onChange={(sort) => {
          if (sort === null) return
          // Cheap first and rank 1 first; everything else largest first.
          const order = sort === 'price' || sort === 'rank' ? 'asc' : undefined
          change({ sort: sort === defaultSort(question) ? undefined : sort, order, page: undefined })
        }}
        allowDeselect={false}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('view.label')}
        value={search.view ?? 'wall'}
        onChange={(view) => change({ view: view === 'wall' ? undefined : view, page: undefined })}
        data={VIEWS.map((view) => ({
          value: view,
          label: (
            <span role="img" aria-label={t(`view.${view}`)} title={t(`view.${view}`)} style={{ display: 'flex' }}>
              {view === 'wall' ? <IconLayoutGrid size={16} /> : <IconTable size={16} />}
            </span>
          ),
        }))}
      />
      <ExportButton platform={platform} question={question} search={search} />
    </div>
  )
}
