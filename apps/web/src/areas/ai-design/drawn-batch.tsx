import type { DesignBatch } from '@trendee/contract/designs/design-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { DesignCard } from './design-card'
import classes from './designs.module.css'

interface DrawnBatchProps {
  readonly batch: DesignBatch | undefined
  readonly error: Error | null
  /** Whether what was left open came from the market or from the lexicon. */
  readonly tellsOrigin?: boolean
}

/** What has just been drawn, by what and from what; or why nothing was. */
export function DrawnBatch({ batch, error, tellsOrigin = false }: DrawnBatchProps) {
  const { t, format } = useTexts()
  const errorText = useErrorText()
  if (error !== null) {
    return (
      <p role="alert" className={classes.warn}>
        {errorText(error)}
      </p>
    )
  }
  if (batch === undefined) return null
  return (
    <div role="status">
      <p className={classes.facts}>
        {t('design.made', { count: batch.list.length, seconds: format.decimal(batch.seconds) })}{' '}
        {tellsOrigin &&
          (batch.products > 0
            ? t('design.from_market', { products: format.count(batch.products) })
            : t('design.from_lexicon'))}
      </p>
      <div className={classes.grid}>
        {batch.list.map((design) => (
          <DesignCard key={design.design_id} design={design} />
        ))}
      </div>
    </div>
  )
}
