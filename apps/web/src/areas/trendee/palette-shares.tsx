import { Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { PALETTE_SOURCES, paletteOverTime } from '@trendee/contract/trends/color-panels'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { PERIOD_KINDS } from '@trendee/core/periods/whole-periods'
import { useMemo } from 'react'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import type { ChartModel } from '../../shared/charts/chart-model'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { type ColorPanelSearch, PALETTE_SPANS } from './color-panel-search'
import classes from './color-panel.module.css'
import { PaletteMoves } from './palette-moves'

type Palette = OutputOf<typeof paletteOverTime>
type Period = (typeof PERIOD_KINDS)[number]

interface SharesProps extends Pick<ScreenSearch<ColorPanelSearch>, 'search' | 'change'> {
  readonly gender: AskedGender
  readonly region: string
}

const COLORS_SHOWN = 10

/** Shares of the colours by week or month, each in its own colour, and which of them moved. */
export function PaletteShares({ gender, region, search, change }: SharesProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { palette: of, by, span } = search
  const palette = useEndpoint(paletteOverTime, { of, by, span: Number(span), gender, quantity: COLORS_SHOWN })
  const period = t(`palette.period.${by}`)
  const day = palette.data?.as_of ?? null
  return (
    <Section
      title={t('palette.over_time')}
      note={t(`palette.${of}_note`, { period, day: format.day(day) })}
      aside={
        <div className={classes.choices}>
          <FilterSegment
            label={t('palette.of')}
            value={of}
            choices={PALETTE_SOURCES.map((value) => ({ value, label: t(`palette.of.${value}`) }))}
            onChange={(value) => change({ palette: value as typeof of })}
          />
          <FilterSegment
            label={t('palette.by')}
            value={by}
            choices={PERIOD_KINDS.map((value) => ({ value, label: t(`palette.by.${value}`) }))}
            onChange={(value) => change({ by: value as typeof by })}
          />
          <FilterSegment
            label={t('palette.span')}
            value={span}
            choices={PALETTE_SPANS.map((value) => ({ value, label: t('palette.days', { count: value }) }))}
            onChange={(value) => change({ span: value as typeof span })}
          />
        </div>
      }
    >
      <DataView
        query={palette}
        skeleton={<Skeleton height={320} />}
        isEmpty={(data) => data.periods.length === 0}
        empty={<Empty message={t('palette.too_short', { period })} />}
      >
        {(data) => (
          <>
            <Shares data={data} by={by} texts={texts} title={t('palette.over_time')} />
            {data.moves !== null && <PaletteMoves moves={data.moves} gender={gender} region={region} />}
          </>
        )}
      </DataView>
    </Section>
  )
}

interface PaletteChartProps {
  readonly data: Palette
  readonly by: Period
  readonly texts: Texts
  readonly title: string
}

function Shares({ data, by, texts, title }: PaletteChartProps) {
  const model = useMemo(() => paletteModel(data, by, texts), [data, by, texts])
  return <Chart title={title} model={model} height={320} />
}

/** Each period's parts, most named colour at the bottom, all other colours on top; nothing where nothing was named. */
function paletteModel({ colors, periods }: Palette, by: Period, { t, format, nameOf }: Texts): ChartModel {
  return {
    x: periods.map(({ start }) => (by === 'month' ? format.month(start) : format.day(start))),
    kind: 'labels',
    fromZero: true,
    write: format.share,
    series: [
      ...colors.map(({ value, name, name_zh: zh, hex }, at) => ({
        id: value,
        name: nameOf(name, zh),
        look: 'stack' as const,
        color: hex as `#${string}`,
        values: periods.map(({ shares }) => shares[at] ?? null),
      })),
      {
        id: 'other',
        name: t('palette.other'),
        look: 'stack',
        color: 'muted',
        values: periods.map(({ other }) => other),
      },
    ],
  }
}
