import { useMemo } from 'react'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { Sparkline } from '../../shared/charts/sparkline'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { sourceName } from '../../shared/ui/source-line'
import { useZooms } from './curve-zooms'
import { type TrendDetail, platformsModel } from './trend-models'
import classes from './trend-screen.module.css'

type PlatformView = TrendDetail['platforms'][number]

const TOGETHER_HEIGHT = 260
/** From this share on it would read as faster than all, itself among them. */
const FASTEST = 0.995
/** More lines than the chart has colours for. */
const MOST_TOGETHER = 6

/** Each platform's own curve, its growth, its weight in the score, and whether it runs ahead of the trend's own. */
export function TrendPlatforms({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const name = useNames()
  if (detail.platforms.length === 0) return null
  const drawn = detail.platforms.filter((view) => !isEmpty(view))
  const empty = detail.platforms.filter(isEmpty).map((view) => sourceName(view, name, t))
  return (
    <Section id="platforms" title={t('platforms.title')} note={t('meaning.score')}>
      {drawn.length > 1 && <Together views={drawn.slice(0, MOST_TOGETHER)} detail={detail} />}
      <div className={classes.platforms}>
        {drawn.map((platform) => (
          <Platform key={platform.platform} view={platform} own={detail.platforms[0]} />
        ))}
      </div>
      {empty.length > 0 && <p className={classes.quiet}>{t('platforms.empty', { platforms: format.list(empty) })}</p>}
    </Section>
  )
}

/** No line can be drawn of it: nowhere are two weeks running known. */
function isEmpty({ line }: PlatformView): boolean {
  return !line.values.some((value, week) => value !== null && (line.values[week + 1] ?? null) !== null)
}

/** All of them in one chart, so that it is seen who turns first. */
function Together({ views, detail }: { readonly views: readonly PlatformView[]; readonly detail: TrendDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const name = useNames()
  const model = useMemo(
    () => platformsModel(views, (view) => sourceName(view, name, t), { format }),
    [views, name, t, format],
  )
  const zooms = useZooms(false)
  const { region, to } = detail.trend.source
  return (
    <div className={classes.together}>
      <p className={classes.note}>{t('platforms.together_note')}</p>
      <Chart
        title={t('platforms.together')}
        model={model}
        height={TOGETHER_HEIGHT}
        zooms={zooms}
        source={t('platforms.together_source', { region: format.region(region), day: format.day(to) })}
      />
    </div>
  )
}

interface PlatformProps {
  readonly view: PlatformView
  /** Whose curve the trend shows. */
  readonly own: PlatformView | undefined
}

function Platform({ view, own }: PlatformProps) {
  const { t, format } = useTexts()
  const name = useNames()
  const title = sourceName(view, name, t)
  return (
    <article className={classes.platform}>
      <div className={classes.platformHead}>
        <h3>{title}</h3>
        <Growth value={view.change} meaning={t('meaning.platform_growth')} />
      </div>
      {view.change !== null && (
        <p className={classes.quiet}>
          {view.change_weeks === null
            ? t('platforms.over_year')
            : t('platforms.over_weeks', { count: view.change_weeks })}
        </p>
      )}
      <Sparkline
        values={view.line.values}
        width={300}
        height={64}
        hasArea
        label={t('platforms.curve', { platform: title, growth: format.growth(view.change) })}
      />
      <p className={classes.facts}>
        {own !== undefined && <LeadWords view={view} own={own} />}
        {view.percentile !== null &&
          (view.percentile >= FASTEST
            ? t('platforms.fastest')
            : t('platforms.percentile', { share: format.share(view.percentile) }))}{' '}
        {view.weight > 0
          ? t('platforms.weight', { share: format.share(view.weight), evidence: t(`evidence.${view.evidence}`) })
          : t('platforms.weightless', { evidence: t(`evidence.${view.evidence}`) })}
      </p>
    </article>
  )
}

/** By how many weeks a platform runs ahead and how surely, or why that is not told. */
function LeadWords({ view, own }: { readonly view: PlatformView; readonly own: PlatformView }) {
  const { t } = useTexts()
  const name = useNames()
  const platform = sourceName(own, name, t)
  const { lead_weeks: lead, lead_range: range, lead_reason: reason } = view
  if (view.platform === own.platform) {
    return (
      <>
        {t('platforms.is_reference')}
        <br />
      </>
    )
  }
  if (lead === null) {
    return (
      <>
        {t(reason === 'too_few_weeks' ? 'platforms.no_lead_too_few_weeks' : 'platforms.no_lead_no_fit', { platform })}
        <br />
      </>
    )
  }
  if (range !== null && range.from < 0 && range.to > 0) {
    return (
      <>
        <b>{t('platforms.not_told', { platform, behind: -range.from, ahead: range.to })}</b>
        <br />
      </>
    )
  }
  return (
    <>
      <b>
        {lead === 0
          ? t('platforms.level_with', { platform })
          : t(lead > 0 ? 'platforms.ahead' : 'platforms.behind', { count: Math.abs(lead), platform })}
      </b>{' '}
      ({range === null ? t('platforms.how_surely') : t('platforms.between', { from: range.from, to: range.to })})
      <br />
    </>
  )
}
