import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { allowanceOf } from '@trendee/core/access/plan-rule'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { reportPath } from '../../shared/records/record-path'
import { usePlanRule } from '../../shared/plans/use-plan-rule'
import { StarButton } from '../../shared/stars/star-button'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import classes from './dashboard.module.css'

const SHOWN = 4

/** The newest reports, those about what the reader follows first. */
export function ReportsPart() {
  const { t, format, sentenceOf } = useTexts()
  const rule = usePlanRule('trendee', 'reports', true)
  const isOpen = rule !== undefined && allowanceOf(rule.plan_business) !== null
  const reports = useEndpoint(dashboard.reports, { pageSize: SHOWN }, { enabled: isOpen })
  // What the plan does not open is not asked for on every visit.
  if (rule !== undefined && !isOpen) return null
  return (
    <Section title={t('dashboard.reports')} aside={<Link to="/trendee/reports">{t('dashboard.all_reports')}</Link>}>
      <DataView
        query={reports}
        skeleton={<Skeleton height={160} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className={classes.facts}>{t('dashboard.no_reports')}</p>}
      >
        {({ list }) => (
          <ul className={classes.list}>
            {list.map((report) => {
              const title = sentenceOf(report.title, report.title_zh)
              return (
                <li key={report.id} className={classes.report}>
                  <Link to={reportPath(report.id)}>{title}</Link>
                  <StarButton kind="report" id={report.id} name={title} />
                  <p className={classes.facts}>
                    <time dateTime={report.as_of}>{format.day(report.as_of)}</time>
                    {report.is_followed && <span>{t('dashboard.report_followed')}</span>}
                  </p>
                </li>
              )
            })}
          </ul>
        )}
      </DataView>
    </Section>
  )
}
