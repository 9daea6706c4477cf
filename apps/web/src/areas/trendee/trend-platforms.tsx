import { type Names, useNames } from '../../shared/api/use-names'
import { Sparkline } from '../../shared/charts/sparkline'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

type PlatformView = TrendDetail['platforms'][number]

/** Each platform's own curve, its growth, its weight in the score, and whether it runs ahead of search. */
export function TrendPlatforms({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const name = useNames()
  if (detail.platforms.length === 0) return null
  const empty = detail.platforms.filter(isEmpty).map((view) => platformName(view, name, t))
  return (
    <Section id="platforms" title={t('platforms.title')} note={t('meaning.score')}>
      <div className={classes.platforms}>
        {detail.platforms
          .filter((view) => !isEmpty(view))
          .map((platform) => (
            <Platform key={platform.platform} view={platform} />
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

function platformName({ platform }: PlatformView, name: Names, t: Translate): string {
  return platform === 'google' ? t('source.google') : name(platform)
}

function Platform({ view }: { readonly view: PlatformView }) {
  const { t, format } = useTexts()
  const name = useNames()
  const lead = view.lead_weeks
  const title = platformName(view, name, t)
  return (
    <article className={classes.platform}>
      <div className={classes.platformHead}>
        <h3>{title}</h3>
        <Growth value={view.growth} meaning={t('meaning.platform_growth')} />
      </div>
      <Sparkline
        values={view.line.values}
        width={300}
        height={64}
        hasArea
        label={t('platforms.curve', { platform: title, growth: format.growth(view.growth) })}
      />
      <p className={classes.facts}>
        {lead !== null && view.platform !== 'google' && (
          <>
            <b>
              {lead === 0
                ? t('platforms.level_with')
                : t(lead > 0 ? 'platforms.ahead' : 'platforms.behind', { count: Math.abs(lead) })}
            </b>
            <br />
          </>
        )}
        {view.percentile !== null && t('platforms.percentile', { share: format.share(view.percentile) })}{' '}
        {t('platforms.weight', { share: format.share(view.weight), evidence: t(`evidence.${view.evidence}`) })}
      </p>
    </article>
  )
}
