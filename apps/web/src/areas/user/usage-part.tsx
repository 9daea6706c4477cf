import type { Line } from '@trendee/core/plans/lines'
import type { FeatureUse } from '@trendee/contract/plans/feature-use'
import { plans } from '@trendee/contract/plans/plans'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { useFeatureText } from '../../shared/plans/use-feature-text'
import { DataView } from '../../shared/ui/data-view'
import { Part } from './part'
import { linesInUse } from './lines-in-use'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './usage-part.module.css'

/** What each line opens and how much of it is used: bars for what is counted, words for the rest. */
export function UsagePart() {
  const { t } = useTexts()
  const usage = useEndpoint(plans.planFeature, {})
  return (
    <Part title={t('usage.title')} note={t('usage.note')}>
      <DataView query={usage} skeleton={<RowsSkeleton height={240} />}>
        {({ list }) => (
          <div className={classes.lines}>
            {linesInUse(list).map(({ line, counted, others }) => (
              <LineUsage key={line} line={line} counted={counted} others={others} />
            ))}
          </div>
        )}
      </DataView>
    </Part>
  )
}

interface LineUsageProps {
  readonly line: Line
  readonly counted: readonly FeatureUse[]
  readonly others: readonly FeatureUse[]
}

function LineUsage({ line, counted, others }: LineUsageProps) {
  const { t } = useTexts()
  const { featureName, ruleWords } = useFeatureText()
  return (
    <section className={classes.line} aria-label={t(`line.${line}`)}>
      <h3 className={classes.name}>{t(`line.${line}`)}</h3>
      <div>
        {counted.length > 0 && (
          <ul className={classes.meters}>
            {counted.map((use) => (
              <Meter key={use.feature_name} use={use} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((use) => (
              <li key={use.feature_name}>
                <span>{featureName(use.feature_name)}</span>
                <span>{ruleWords(use.feature_name, use.plan_business)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Meter({ use }: { readonly use: FeatureUse }) {
  const { t, format } = useTexts()
  const { featureName, ruleWords } = useFeatureText()
  const used = use.used ?? 0
  const quantity = use.quantity ?? 0
  const share = quantity === 0 ? 1 : Math.min(1, used / quantity)
  return (
    <li className={classes.meter} data-full={share >= 1 || undefined}>
      <p className={classes.what}>
        <span>{featureName(use.feature_name)}</span>
        <span className={classes.rule}>{ruleWords(use.feature_name, use.plan_business)}</span>
      </p>
      <p className={`display ${classes.figure}`}>
        {format.count(used)}
        <small>{` / ${format.count(quantity)}`}</small>
      </p>
      <span
        className={classes.track}
        role="meter"
        aria-label={featureName(use.feature_name)}
        aria-valuemin={0}
        aria-valuemax={quantity}
        aria-valuenow={used}
        aria-valuetext={t('usage.of', { used: format.count(used), quantity: format.count(quantity) })}
      >
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <p className={classes.rest}>
        {use.remaining !== null && t('usage.left', { count: use.remaining })}
        {use.resets_at !== null && <> · {t('usage.resets', { time: format.instant(use.resets_at) })}</>}
      </p>
    </li>
  )
}
