import '@mantine/core/styles/Timeline.css'
import { Timeline } from '@mantine/core'
import type { ProductDetail } from '@trendee/contract/selling/detail'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Section } from '../ui/screen'
import { launchEvents } from './product-models'
import classes from './product-record.module.css'

addTexts(productRecordTexts)

/** What is known to have happened to the product. */
export function LaunchTimeline({ detail }: { readonly detail: ProductDetail }) {
  const { t, format } = useTexts()
  const events = launchEvents(detail)
  return (
    <Section title={t('timeline.title')}>
      {detail.product.last_seen === null && <p className={classes.faint}>{t('timeline.undated')}</p>}
      <Timeline bulletSize={12} lineWidth={1} active={events.length}>
        {events.map((event) => (
          <Timeline.Item key={`${event.day}/${event.kind}`} title={t(`timeline.${event.kind}`)}>
            <span className={classes.faint}>
              {format.day(event.day)}
              {event.price !== undefined && ` · ${format.money(event.price.amount, event.price.currency)}`}
              {event.rank !== undefined && ` · #${format.count(event.rank)}`}
            </span>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  )
}
