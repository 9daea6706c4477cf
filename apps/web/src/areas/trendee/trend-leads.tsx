import { Skeleton, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trends } from '@trendee/contract/trends/trends'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { MeasuredSources, leadWords } from './lead-words'
import classes from './lead-lag.module.css'

/** Which source moves first with a trend, and by how many weeks. */
export function TrendLeads({ name, gender }: { readonly name: string; readonly gender: AskedGender }) {
  const texts = useTexts()
  const { t, format } = texts
  const leads = useEndpoint(trends.leadLag, { name, gender })
  return (
    <Section
      id="leads"
      title={t('leads.title')}
      note={t('leads.note')}
      aside={<Link to="/trendee/lead-lag">{t('leads.all')}</Link>}
    >
      <DataView query={leads} skeleton={<Skeleton height={160} />}>
        {({ sources, needed_weeks: needed, pairs }) => (
          <div className={classes.two}>
            {pairs.length === 0 ? (
              <p className={classes.quiet}>{t('leads.too_little', { needed: format.count(needed) })}</p>
            ) : (
              <ul className={classes.pairs}>
                {pairs.map(({ first, second, lead_weeks: weeks, correlation, p_value: p, weeks: shared }) => (
                  <li key={`${first}/${second}`}>
                    <Tooltip
                      label={t('leads.how', {
                        correlation: format.decimal(correlation, 2),
                        p: format.decimal(p, 3),
                        weeks: format.count(shared),
                      })}
                    >
                      {weeks === null ? (
                        <span className={classes.quiet}>
                          {t('leads.chance', {
                            first: t(`leads.source.${first}`),
                            second: t(`leads.source.${second}`),
                          })}
                        </span>
                      ) : (
                        <b>{leadWords(first, second, weeks, texts)}</b>
                      )}
                    </Tooltip>
                  </li>
                ))}
              </ul>
            )}
            <MeasuredSources sources={sources} needed={needed} />
          </div>
        )}
      </DataView>
    </Section>
  )
}
