import { type ReactNode, useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import type { Endpoint } from '@trendee/contract/endpoint'
import type { RankedItem, RankedKind } from '@trendee/contract/rankings/ranked-fields'
import type { RankingOutput } from '@trendee/contract/rankings/ranking'
import { rankingTexts } from '@trendee/contract/texts/rankings'
import { useEndpoint } from '../api/use-endpoint'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useLookWords } from '../looks/use-look-words'
import { BarList } from '../ui/bar-list'
import { DataView, Empty } from '../ui/data-view'
import { Growth } from '../ui/growth'
import { type RankedFilters, isRankedChosen, rankedChange } from './ranked-filter'
import { RowsSkeleton } from '../ui/rows-skeleton'
import classes from './ranking-panel.module.css'

addTexts(rankingTexts)

const QUANTITY = 12

interface RankingPanelProps<Input extends object> {
  /** What can be ranked, in the order of the tabs; the first is shown first. */
  readonly questions: Readonly<Partial<Record<RankedKind, Endpoint<Input, unknown, RankingOutput>>>>
  /** The filters of the list beside it. */
  readonly filters: { readonly [Field in keyof Input]?: Input[Field] | undefined }
  readonly records: 'posts' | 'products' | 'looks'
  /** The bars show the products that came within the window. */
  readonly isOfArrivals?: boolean
  /** What the list is filtered by. */
  readonly search: RankedFilters
  readonly change: (part: RankedFilters) => void
}

/** Beside a wall: what leads among its records, each a filter of the wall. */
export function RankingPanel<Input extends object>(props: RankingPanelProps<Input>) {
  const { questions, filters, records, isOfArrivals = false, search, change } = props
  const { t, format, nameOf } = useTexts()
  const { season: seasonName } = useLookWords()
  const kinds = Object.keys(questions) as RankedKind[]
  const [kind, setKind] = useState(kinds[0])
  // What is not asked is no field of the question.
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Input
  const entry = kind === undefined ? undefined : questions[kind]
  if (kind === undefined || entry === undefined) return null
  return (
    <aside className={classes.panel} aria-label={t('ranking.title')}>
      <h2 className="display">{t('ranking.title')}</h2>
      <SegmentedControl
        size="xs"
        fullWidth
        mb="xs"
        aria-label={t('ranking.title')}
        value={kind}
        onChange={(value) => setKind(value)}
        data={kinds.map((value) => ({ value, label: t(`ranking.${value}`) }))}
      />
      <Ranked key={kind} entry={entry} filters={asked}>
        {({ list, total_records: count, as_of: asOf, season, season_before: before, growth_of: growthOf }) => {
          const isGrowthKnown = list.some(({ growth }) => growth !== null)
          const shown = (item: RankedItem) => (isOfArrivals ? (item.new_arrivals ?? 0) : item.records)
          const items = list.filter((item) => shown(item) > 0)
          const most = Math.max(1, ...items.map(shown))
          const span = { count, day: format.day(asOf), season: seasonName(season), before: seasonName(before) }
          const note =
            records === 'looks' && before === ''
              ? 'ranking.of_looks_alone'
              : records === 'products'
                ? (`ranking.of_products_${isGrowthKnown && growthOf !== 'share' ? growthOf : 'alone'}` as const)
                : (`ranking.of_${records}` as const)
          return (
            <>
              <BarList
                label={t(`ranking.${kind}`)}
                items={items.map((item) => {
                  const chosen = rankedChange(item, search)
                  return {
                    id: `${item.attribute_type ?? ''}/${item.id}`,
                    name: nameOf(item.name, item.name_zh),
                    hex: item.hex,
                    fraction: shown(item) / most,
                    value: format.short(shown(item)),
                    ...(isGrowthKnown ? { extra: <Growth value={item.growth} size="sm" /> } : {}),
                    ...(chosen === null
                      ? {}
                      : { isChosen: isRankedChosen(item, search), onChoose: () => change(chosen) }),
                  }
                })}
              />
              <p className={classes.note}>{isOfArrivals ? t('ranking.new_within', span) : t(note, span)}</p>
            </>
          )
        }}
      </Ranked>
    </aside>
  )
}

interface RankedProps<Input extends object> {
  readonly entry: Endpoint<Input, unknown, RankingOutput>
  readonly filters: Input
  readonly children: (answer: RankingOutput) => ReactNode
}

function Ranked<Input extends object>({ entry, filters, children }: RankedProps<Input>) {
  const { t } = useTexts()
  const answer = useEndpoint(entry, { ...filters, pageSize: QUANTITY })
  return (
    <DataView
      query={answer}
      skeleton={<RowsSkeleton height={420} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty message={t('ranking.none')} />}
    >
      {children}
    </DataView>
  )
}
