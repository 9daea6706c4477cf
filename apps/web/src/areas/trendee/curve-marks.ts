import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import type { ChartMark, ChartMarks } from '../../shared/charts/chart-model'
import type { Texts } from '../../shared/i18n/use-texts'
import type { TrendDetail } from './trend-models'

export type TrendEvents = OutputOf<typeof trends.events>
type Festival = TrendEvents['festivals'][number]
type MarkTexts = Pick<Texts, 't' | 'format' | 'nameOf'>

function festivalMark(festival: Festival, { t, format, nameOf }: MarkTexts): ChartMark {
  const name = nameOf(festival.name, festival.name_zh)
  if (festival.lift !== null) {
    return { on: festival.day, text: t('curve.festival_lift', { name, lift: format.growth(festival.lift) }) }
  }
  if (festival.mean_lift === null) return { on: festival.day, text: name }
  const usual = { lift: format.growth(festival.mean_lift), above: festival.years_above, years: festival.years }
  return { on: festival.day, text: t('curve.festival_ahead', { name, ...usual }) }
}

/**
 * What happened along a curve: festivals that move it at once, the other days of the trade, runway seasons, and where a
 * file of the curve begins. Kinds of which there is nothing are left out.
 */
export function curveMarks(detail: TrendDetail, events: TrendEvents | undefined, texts: MarkTexts): ChartMarks[] {
  const { t } = texts
  const festivals = events?.festivals ?? []
  const kinds: ChartMarks[] = [
    {
      id: 'festivals',
      name: t('curve.festivals'),
      color: 0,
      marks: festivals.filter(({ stands_out: moves }) => moves).map((festival) => festivalMark(festival, texts)),
    },
    {
      id: 'other-festivals',
      name: t('curve.festivals_all'),
      color: 3,
      isHiddenAtFirst: true,
      // A day off that moves nothing is no news in a curve of fashion.
      marks: festivals
        .filter(({ stands_out: moves, kind }) => !moves && kind === 'trade')
        .map((festival) => festivalMark(festival, texts)),
    },
    {
      id: 'shows',
      name: t('curve.shows'),
      color: 2,
      marks: (events?.shows ?? []).map(({ season, first, looks, shows }) => ({
        on: first,
        text: t('curve.show_marks', { season, looks, shows }),
      })),
    },
    {
      id: 'files',
      name: t('curve.files'),
      color: 'muted',
      isHiddenAtFirst: true,
      marks: detail.joins
        .filter(({ factor }) => factor !== null)
        .map(({ from, file }) => ({ on: from, text: t('curve.file_mark', { file }) })),
    },
  ]
  return kinds.filter(({ marks }) => marks.length > 0)
}

/** The festivals that move a curve, each once, the strongest first. */
export function movingFestivals({ festivals }: TrendEvents): Festival[] {
  const moving = new Map(festivals.filter((each) => each.stands_out).map((each) => [each.id, each]))
  return [...moving.values()].toSorted((a, b) => (b.mean_lift ?? 0) - (a.mean_lift ?? 0))
}
