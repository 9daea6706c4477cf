import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { scores } from '@trendee/contract/forecasts/scores'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './ledger-scores.module.css'

type Scores = OutputOf<typeof scores>
type Group = Scores['groups'][number]

/** A band that held so much less than it says is named: one in ten would leave it by chance alone. */
const BAND_SAYS = 0.8
const BAND_FALLS_SHORT = 0.7

/** How the forecasts of a category did together, and which did best and worst. */
export function LedgerScores({ asked }: { readonly asked: InputOf<typeof scores> }) {
  const { t } = useTexts()
  const answer = useEndpoint(scores, asked)
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={420} />}>
      {({ groups, best, worst }) => (
        <>
          <div className={classes.groups}>
            {groups.map((group) => (
              <GroupScore key={group.made} group={group} />
            ))}
          </div>
          {best.length > 0 && (
            <div className={classes.two}>
              <Ranked title={t('ledger.best')} rows={best} region={asked.region ?? 'US'} />
              <Ranked title={t('ledger.worst')} rows={worst} region={asked.region ?? 'US'} />
            </div>
          )}
        </>
      )}
    </DataView>
  )
}

function GroupScore({ group }: { readonly group: Group }) {
  const { t, format } = useTexts()
  const { made, scored, mase, coverage, compared, compared_mase: own, naive_mase: naive, closer, waiting } = group
  const facts = [
    { label: t('ledger.mase'), value: format.decimal(mase, 2), meaning: t('ledger.mase_meaning') },
    { label: t('ledger.coverage'), value: format.share(coverage), meaning: t('ledger.coverage_meaning') },
    {
      label: t('ledger.closer'),
      value: format.share(closer),
      meaning: t('ledger.closer_meaning', { count: compared }),
    },
  ]
  return (
    <Section title={t(`ledger.made_${made}`)} note={t(`ledger.note_${made}`)}>
      {mase === null ? (
        <p className={classes.note}>{t('ledger.too_few', { count: scored })}</p>
      ) : (
        <dl className={classes.facts}>
          {facts.map(({ label, value, meaning }) => (
            <div key={label} title={meaning}>
              <dt>{label}</dt>
              <dd className="display">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.note}>
        {t('ledger.scored', { count: scored })}
        {own !== null && naive !== null && (
          <>
            {' '}
            {t('ledger.compared', { count: compared, own: format.decimal(own, 2), naive: format.decimal(naive, 2) })}
          </>
        )}
      </p>
      {coverage !== null && coverage < BAND_FALLS_SHORT && (
        <p className={classes.warn}>
          {t('ledger.band_short', { held: format.share(coverage), says: format.share(BAND_SAYS) })}
        </p>
      )}
      {(waiting > 0 || group.unmeasured > 0) && (
        <p className={classes.note}>
          {waiting > 0 &&
            group.first_due !== null &&
            t('ledger.waiting', { count: waiting, day: format.day(group.first_due) })}{' '}
          {group.unmeasured > 0 && t('ledger.unmeasured', { count: group.unmeasured })}
        </p>
      )}
    </Section>
  )
}

interface RankedProps {
  readonly title: string
  readonly rows: Scores['best']
  readonly region: string
}

function Ranked({ title, rows, region }: RankedProps) {
  const { t, format, nameOf } = useTexts()
  return (
    <div>
      <p className="caps">{title}</p>
      <Table fz="sm" verticalSpacing={6} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column.trend')}</Table.Th>
            <Table.Th ta="right">{t('past.error')}</Table.Th>
            <Table.Th ta="right">{t('past.last_year_error')}</Table.Th>
            <Table.Th ta="right">{t('past.inside')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={`${row.trend_id}/${row.platform}/${row.gender}`}>
              <Table.Td>
                <Link to={trendPath(row, genderOf(row.gender))} search={inRegion(region)}>
                  {nameOf(row.name, row.trend_name_zh)}
                </Link>
              </Table.Td>
              <Table.Td ta="right">{format.decimal(row.mase, 2)}</Table.Td>
              <Table.Td ta="right">{format.decimal(row.naive_mase, 2)}</Table.Td>
              <Table.Td ta="right">{format.share(row.coverage)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
