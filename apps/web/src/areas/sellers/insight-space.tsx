import { Skeleton } from '@mantine/core'
import { analysisPrice } from '@trendee/contract/selling/analysis-price'
import type { insights } from '@trendee/contract/selling/insights'
import type { OutputOf } from '@trendee/contract/endpoint'
import { analysisCategory } from '@trendee/contract/selling/analysis-category'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { bandName } from '../../shared/charts/price-model'
import { Scatter } from '../../shared/charts/scatter'
import { useTexts } from '../../shared/i18n/use-texts'
import { ExportButton } from '../../shared/lists/export-button'
import { FilterSelect } from '../../shared/lists/filter-bar'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { InsightFoot } from './insight-foot'
import { type InsightSearch, filtersOf, productsLink } from './insight-search'
import classes from './insights.module.css'

const PAGE_SIZE = 100

type Props = Pick<ScreenSearch<InsightSearch>, 'search' | 'change'>
type Categories = OutputOf<typeof insights.analysisCategory>['list']

/** The platform that is looked at: as chosen, else the one with most categories that can be drawn. */
function platformOf(search: InsightSearch, list: Categories): string | undefined {
  if (search.space !== undefined) return search.space
  const drawable = (platform: string) =>
    list.filter((row) => row.platform === platform && row.growth !== null && row.shops !== null).length
  return [...new Set(list.map(({ platform }) => platform))].toSorted((a, b) => drawable(b) - drawable(a))[0]
}

/** Where demand grows, few shops offer and the price is not crowded: each point a price band of a category. */
export function InsightSpace({ search, change }: Props) {
  const { t } = useTexts()
  const name = useNames()
  const filters = filtersOf(search)
  // The same question as the categories': it is asked once.
  const categories = useEndpoint(analysisCategory, {
    ...filters,
    sort: search.sort,
    order: search.order,
    pageSize: PAGE_SIZE,
  })
  const list = categories.data?.list ?? []
  const platform = platformOf(search, list)
  const asked = { ...filters, by: 'category' as const, ...(platform === undefined ? {} : { platform: [platform] }) }
  const query = useEndpoint(analysisPrice, { ...asked, pageSize: PAGE_SIZE }, { enabled: platform !== undefined })
  if (platform === undefined) return null
  const platforms = new Set([...(categories.data?.platforms ?? []).map((one) => one.platform), platform])
  return (
    <Section
      title={t('insight.space')}
      note={t('insight.space_note', { platform: name(platform) })}
      aside={
        <span className={`${classes.screenOnly} ${classes.controls}`}>
          <FilterSelect
            label={t('insight.platform')}
            value={platform}
            choices={[...platforms].map((value) => ({ value, label: name(value) }))}
            onChange={(value) => change({ space: value })}
            width={140}
            isRequired
          />
          <ExportButton what="insight-prices" file="white-space" parameters={asked} rows={query.data?.total} />
        </span>
      }
    >
      <DataView
        query={query}
        skeleton={<Skeleton height={460} />}
        isEmpty={(data) => !data.list.some((cell) => cell.growth !== null && cell.shops !== null)}
        empty={<Empty message={t('insight.space_none')} />}
      >
        {(data) => (
          <>
            <Cells cells={data.list} search={search} platform={platform} />
            <InsightFoot
              entry={analysisPrice}
              asked={asked}
              shown={data.list.length}
              came={data.list.length}
              pageSize={PAGE_SIZE}
              total={data.total}
            />
          </>
        )}
      </DataView>
    </Section>
  )
}

interface CellsProps {
  readonly cells: OutputOf<typeof analysisPrice>['list']
  readonly search: InsightSearch
  readonly platform: string
}

function Cells({ cells, search, platform }: CellsProps) {
  const texts = useTexts()
  const { t, format, nameOf } = texts
  const name = useNames()
  const drawn = cells.flatMap((cell) => {
    const { growth, shops } = cell
    if (growth === null || shops === null) return []
    const own = `${nameOf(cell.name, cell.name_zh)}, ${bandName(cell, texts)}`
    return [
      {
        id: `${cell.category}/${cell.from}`,
        name: own,
        x: shops,
        y: growth,
        size: Math.max(1, Math.round(cell.share_of_offers * 100)),
        ...productsLink(search, cell),
        words: t('insight.cell', {
          name: own,
          growth: format.growth(growth),
          compared: cell.compared,
          shops,
          share: format.share(cell.share_of_offers),
          demand: format.share(cell.share_of_demand),
        }),
      },
    ]
  })
  const growthless = cells.filter(({ growth }) => growth === null).length
  return (
    <Scatter
      title={t('insight.space_chart', { platform: name(platform), count: search.window })}
      points={drawn}
      xName={t('column.shops')}
      yName={t('insight.y')}
      sizeName={t('insight.crowding')}
      corner={t('space.corner')}
      hint={t('space.keys')}
      source={t('insight.space_drawn', {
        shown: drawn.length,
        all: cells.length,
        growthless,
        shopless: cells.length - drawn.length - growthless,
      })}
    />
  )
}
