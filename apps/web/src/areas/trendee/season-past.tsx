import { Table } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { Section } from '../../shared/ui/screen'
import type { SeasonAnswer } from './season-screen'
import classes from './season.module.css'

type Past = SeasonAnswer['past'][number]

/** Verdicts that claim something, which what came bears out or not, and the heading of each. */
const CLAIMING = [
  { verdict: 'order', reason: '', heading: 'verdict.order' },
  { verdict: 'returns', reason: '', heading: 'verdict.returns' },
  { verdict: 'leave', reason: 'falling', heading: 'season.past_falling' },
  { verdict: 'leave', reason: 'out_of_season', heading: 'season.past_out' },
] as const

/** Headings of what moved much, up and down. */
const MOVED = ['season.past_climbed', 'season.past_dropped'] as const

interface SeasonPastProps {
  readonly past: readonly Past[]
  readonly named: (id: string) => string
}

/** The same verdicts for the like season of the last two years, and what came. */
export function SeasonPast({ past, named }: SeasonPastProps) {
  const { t, format } = useTexts()
  const of = ({ verdicts }: Past, { verdict, reason }: Pick<Past['verdicts'][number], 'verdict' | 'reason'>) =>
    verdicts.find((row) => row.verdict === verdict && row.reason === reason)
  return (
    <Section id="past" title={t('season.past')} note={t(past.length === 0 ? 'season.past_none' : 'season.past_note')}>
      {past.length > 0 && (
        <Table.ScrollContainer minWidth={1040} type="native" tabIndex={0} pos="relative">
          <Table fz="sm" verticalSpacing={8} aria-label={t('season.past')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('seasons.past_season')}</Table.Th>
                <Table.Th>{t('seasons.past_knew')}</Table.Th>
                <Table.Th ta="right">{t('season.past_trends')}</Table.Th>
                {CLAIMING.map(({ heading }) => (
                  <Table.Th key={heading} ta="right">
                    {t(heading)}
                  </Table.Th>
                ))}
                <Table.Th ta="right">{t('verdict.test')}</Table.Th>
                {MOVED.map((heading) => (
                  <Table.Th key={heading} ta="right">
                    {t(heading)}
                  </Table.Th>
                ))}
                <Table.Th ta="right">{t('season.past_unsure')}</Table.Th>
                <Table.Th ta="right">{t('seasons.past_inside')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {past.map((season) => {
                const test = of(season, { verdict: 'test', reason: '' })
                return (
                  <Table.Tr key={season.season}>
                    <Table.Td>{named(season.season)}</Table.Td>
                    <Table.Td>{format.day(season.origin)}</Table.Td>
                    <Table.Td ta="right">{format.count(season.trends)}</Table.Td>
                    {CLAIMING.map((kind) => {
                      const row = of(season, kind)
                      return (
                        <Table.Td key={kind.heading} ta="right">
                          {row === undefined || row.claimed === 0
                            ? format.count(null)
                            : t('season.past_of', {
                                right: format.count(row.borne_out),
                                claimed: format.count(row.claimed),
                              })}
                          {row !== undefined && row.claimed > 0 && row.verdict === 'returns' && (
                            <p className={classes.quiet}>
                              {t('season.past_unchanged', { count: format.count(row.unchanged) })}
                            </p>
                          )}
                        </Table.Td>
                      )
                    })}
                    <Table.Td ta="right">
                      {test === undefined
                        ? format.count(null)
                        : t('season.past_rose', { rose: format.count(test.rose), said: format.count(test.said) })}
                    </Table.Td>
                    {[season.climbed, season.dropped].map((moved, place) => (
                      <Table.Td key={MOVED[place]} ta="right">
                        {moved.came === 0
                          ? format.count(null)
                          : t('season.past_told', { told: format.count(moved.told), came: format.count(moved.came) })}
                      </Table.Td>
                    ))}
                    <Table.Td ta="right">
                      {format.share(season.judged === 0 ? null : season.unsure / season.judged)}
                    </Table.Td>
                    <Table.Td ta="right">{format.share(season.in_band / season.trends)}</Table.Td>
                  </Table.Tr>
                )
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}
