import { Link } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { trendPath } from '../../shared/trends/trend-path'
import { Section } from '../../shared/ui/screen'
import type { CreatorDetail } from './creator-models'
import { CreatorPosts } from './creator-posts'
import classes from './creator-screen.module.css'

/** The trends that a creator showed before they rose, each with the numbers that say so and the posts that show it. */
export function CreatorLeads({ leads }: Pick<CreatorDetail, 'leads'>) {
  const { t, format, nameOf } = useTexts()
  if (leads.length === 0) return null
  return (
    <Section id="led" title={t('creators.led')} note={t('meaning.trends_led')}>
      <ol className={classes.leads}>
        {leads.map((lead) => (
          <li key={lead.trend_id}>
            <p className={classes.leadHead}>
              <Link to={trendPath(lead)} className={classes.name}>
                {nameOf(lead.name, lead.trend_name_zh)}
              </Link>
              <strong>{t('creators.led_by', { count: lead.weeks })}</strong>
              <span className={classes.detail}>
                {t('creators.led_from', { shown: format.day(lead.shown_on), rose: format.day(lead.rose_on) })}
              </span>
            </p>
            <p className={classes.detail}>
              {t('creators.led_evidence', {
                posts: lead.posts,
                all: lead.all_posts,
                own: format.share(lead.all_posts === 0 ? null : lead.posts / lead.all_posts),
                others: format.share(lead.share_of_others),
              })}
            </p>
            <CreatorPosts posts={lead.evidence} isSmall />
          </li>
        ))}
      </ol>
    </Section>
  )
}
