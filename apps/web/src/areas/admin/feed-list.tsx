import { admin } from '@trendee/contract/admin/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './data-screen.module.css'

/** The files that are recognised, and by what. */
export function FeedList() {
  const { t, nameOf, sentenceOf } = useTexts()
  const feeds = useEndpoint(admin.feeds, {})
  return (
    <Section title={t('feeds.title')} note={t('feeds.note')}>
      <DataView query={feeds} skeleton={<RowsSkeleton height={200} />}>
        {(data) => (
          <details>
            <summary>{t('feeds.all', { count: data.length })}</summary>
            <dl className={classes.feeds}>
              {data.map((feed) => (
                <div key={feed.id}>
                  <dt>{nameOf(feed.name, feed.name_zh)}</dt>
                  <dd>{sentenceOf(feed.looks_for, feed.looks_for_zh)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </DataView>
    </Section>
  )
}
