import { Skeleton } from '@mantine/core'
import { DEMAND_MEASURES, type DemandMeasure } from '@trendee/contract/trends/product-trends'
import { Link } from '@tanstack/react-router'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { whiteSpace } from '@trendee/contract/trends/product-trends'
import { useEndpoints } from '../../shared/api/use-endpoint'
import { type LinkedPoint, Scatter } from '../../shared/charts/scatter'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { productTrendLink } from './product-trend-link'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'

type Asked = Omit<InputOf<typeof whiteSpace>, 'demand' | 'quantity' | 'gender' | 'region' | 'window'> & {
  readonly gender: AskedGender
  readonly region: string
  readonly window: number
}

interface WhiteSpaceProps {
  readonly asked: Asked
  /** Where none is chosen, the first that has points. */
  readonly demand: DemandMeasure | undefined
  readonly onDemand: (demand: DemandMeasure) => void
}

/** Growth of demand against how many shops offer it: where the one is high and the other low there is room. */
export function WhiteSpace({ asked, demand: chosen, onDemand }: WhiteSpaceProps) {
  const { t, format, nameOf } = useTexts()
  const measures = chosen === undefined ? DEMAND_MEASURES : [chosen]
  const answers = useEndpoints(
    whiteSpace,
    measures.map((demand) => ({ ...asked, demand })),
  )
  // Those before the first with points are empty: one that is still on its way, or failed, is waited for and said.
  const first = answers.findIndex(({ data }) => data?.list.length !== 0)
  const answer = answers[Math.max(0, first)]
  const demand = measures[Math.max(0, first)] ?? 'search'
  const { gender, region, window: days } = asked
  const controls = (
    <FilterSegment
      label={t('space.demand')}
      value={demand}
      choices={DEMAND_MEASURES.map((value) => ({ value, label: t(`space.${value}`) }))}
      onChange={(value) => onDemand(DEMAND_MEASURES.find((one) => one === value) ?? 'search')}
    />
  )
  if (answer === undefined || (first === -1 && chosen === undefined)) return null
  return (
    <Section title={t('space.title')} note={t('space.note')} aside={controls}>
      <DataView
        query={answer}
        skeleton={<Skeleton height={460} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty message={t('space.none')} />}
      >
        {(data) => (
          <>
            <Scatter
              title={t('space.chart', { count: days })}
              points={data.list.map((point): LinkedPoint => {
                const name = nameOf(point.name, point.trend_name_zh)
                return {
                  id: point.trend_id,
                  name,
                  x: point.shops,
                  y: point.growth,
                  size: point.products,
                  ...productTrendLink(point, { gender, region, hasCurve: demand === 'search' }),
                  words: t('space.point', {
                    name,
                    growth: format.growth(point.growth),
                    shops: format.count(point.shops),
                    products: format.count(point.products),
                  }),
                }
              })}
              xName={t('column.shops')}
              yName={t(`space.y_${demand}`)}
              sizeName={t('column.products')}
              corner={t('space.corner')}
              hint={t('space.keys')}
              source={[
                t('space.shown', {
                  shown: data.list.length,
                  all: data.total,
                  growth: data.unknown_growth,
                  shops: data.unknown_shops,
                }),
                data.as_of === null ? '' : t('source.to', { day: format.day(data.as_of) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            <Briefs points={data.list} />
          </>
        )}
      </DataView>
    </Section>
  )
}

/** As many rooms as a reader would begin with. */
const MOST_BRIEFS = 6

/** Where demand grows and the fewest shops are, as briefs to draw from. */
function Briefs({ points }: { readonly points: OutputOf<typeof whiteSpace>['list'] }) {
  const { t, format, nameOf } = useTexts()
  const rooms = points
    .filter(({ growth, attribute }) => growth > 0 && attribute !== null)
    .toSorted((a, b) => a.shops - b.shops || b.growth - a.growth)
    .slice(0, MOST_BRIEFS)
  if (rooms.length === 0) return null
  return (
    <p>
      {t('space.briefs')}{' '}
      {rooms.map(({ trend_id: id, name, trend_name_zh: zh, growth }, place) => (
        <span key={id}>
          {place > 0 && ' · '}
          <Link to="/ai-design/garment-design" search={{ brief: nameOf(name, zh) }}>
            {nameOf(name, zh)}
          </Link>{' '}
          {format.growth(growth)}
        </span>
      ))}
    </p>
  )
}
