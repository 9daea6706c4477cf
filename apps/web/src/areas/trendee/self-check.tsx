import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { selfCheckTexts } from '@trendee/contract/texts/self-check'
import type { TextKey } from '@trendee/contract/texts/texts'
import { selfCheck } from '@trendee/contract/trends/self-check'
import type { DoubtKind } from '@trendee/core/trust/what-not-to-trust'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar } from '../../shared/lists/filter-bar'
import { RegionFilter } from '../../shared/trends/trend-filters'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { checkSearch } from './trend-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './self-check.module.css'

addTexts(selfCheckTexts)

type Check = OutputOf<typeof selfCheck>
type Doubt = Check['doubts'][number]

/** What the figure of a doubt is: a number of something, or a share. */
const IS_SHARE: ReadonlySet<DoubtKind> = new Set(['titles_unread', 'gender_untold', 'platforms_differ', 'band_short'])

/** What the platform's numbers rest on, and what not to trust today. */
export function SelfCheckScreen() {
  const { t, format } = useTexts()
  const { search, change, clear } = useScreenSearch(checkSearch)
  const { region } = search
  const answer = useEndpoint(selfCheck, { region })
  const day = answer.data?.told_on
  return (
    <div>
      <ScreenHead
        title={t('screen.self_check')}
        {...(day === undefined ? {} : { note: t('check.note', { day: format.day(day) }) })}
      >
        <FilterBar count={Object.keys(checkSearch.write(search)).length} onClear={clear}>
          <RegionFilter value={region} onChange={(value) => change({ region: value })} />
        </FilterBar>
      </ScreenHead>
      <DataView query={answer} skeleton={<RowsSkeleton height={480} />}>
        {(check) => (
          <>
            <Doubts doubts={check.doubts} region={region} />
            <Feeds feeds={check.feeds} />
            <Titles titles={check.titles} />
            <Platforms platforms={check.platforms} region={region} />
            <Forecasts ledger={check.ledger} region={region} />
          </>
        )}
      </DataView>
    </div>
  )
}

function Doubts({ doubts, region }: { readonly doubts: readonly Doubt[]; readonly region: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const figureOf = ({ kind, figure }: Doubt) => (IS_SHARE.has(kind) ? format.share(figure) : format.count(figure))
  const ofOf = ({ kind, of }: Doubt) => {
    if (of === '') return ''
    return t((kind === 'no_trends_for' ? `gender.${of}` : `check.kind.${of}`) as TextKey)
  }
  return (
    <Section title={t('check.doubts')}>
      {doubts.length === 0 && <p className={classes.sound}>{t('check.none')}</p>}
      <ul className={classes.doubts} aria-label={t('check.doubts')}>
        {doubts.map((doubt) => (
          <li key={`${doubt.kind}/${doubt.platform}/${doubt.of}`}>
            {t(`check.doubt.${doubt.kind}`, {
              platform: doubt.platform === '' ? '' : name(doubt.platform),
              of: ofOf(doubt),
              figure: figureOf(doubt),
              day: format.day(doubt.day),
            })}{' '}
            <Link {...placeOf(doubt, region)}>{t('check.look')}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A screen that the doubt is about. */
function placeOf({ kind, platform, of }: Doubt, region: string) {
  const here = inRegion(region)
  if (kind === 'band_short') return { to: '/trendee/forecasts', search: here }
  if (kind === 'no_trends_for') return { to: '/trendee/trend-database', search: { ...here, gender: of } }
  if (platform === '') return { to: '/trendee/trend-database', search: { ...here, gender: 'all' } }
  return { to: '/trendee/trend-database', search: { ...here, gender: 'all', platform } }
}

function Feeds({ feeds }: Pick<Check, 'feeds'>) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <Section title={t('check.feeds')} note={t('check.feeds_note')}>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} pos="relative">
        <Table fz="sm" verticalSpacing={8} aria-label={t('check.feeds')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('check.source')}</Table.Th>
              <Table.Th>{t('check.kind')}</Table.Th>
              <Table.Th>{t('check.span')}</Table.Th>
              <Table.Th ta="right">{t('check.age')}</Table.Th>
              <Table.Th ta="right">{t('check.held')}</Table.Th>
              <Table.Th ta="right">{t('check.regions')}</Table.Th>
              <Table.Th ta="right">{t('check.captures')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {feeds.map((feed) => (
              <Table.Tr key={`${feed.platform}/${feed.kind}`}>
                <Table.Th scope="row" fw={400}>
                  {name(feed.platform)}
                </Table.Th>
                <Table.Td>{t(`check.kind.${feed.kind}` as TextKey)}</Table.Td>
                <Table.Td>
                  {format.day(feed.from)} – {format.day(feed.to)}
                </Table.Td>
                <Table.Td ta="right">
                  {feed.age_days === null ? format.count(null) : t('check.days', { days: format.count(feed.age_days) })}
                </Table.Td>
                <Table.Td ta="right">{format.count(feed.entities)}</Table.Td>
                <Table.Td ta="right">{format.count(feed.regions)}</Table.Td>
                <Table.Td ta="right">{format.count(feed.captures)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  )
}

function Titles({ titles }: Pick<Check, 'titles'>) {
  const { t, format } = useTexts()
  const name = useNames()
  if (titles.length === 0) return null
  return (
    <Section title={t('check.titles')}>
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} pos="relative">
        <Table fz="sm" verticalSpacing={8} aria-label={t('check.titles')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('check.source')}</Table.Th>
              <Table.Th ta="right">{t('check.products')}</Table.Th>
              <Table.Th ta="right">{t('check.read')}</Table.Th>
              <Table.Th ta="right">{t('check.gendered')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {titles.map(({ platform, products, read, gendered }) => (
              <Table.Tr key={platform}>
                <Table.Th scope="row" fw={400}>
                  {name(platform)}
                </Table.Th>
                <Table.Td ta="right">{format.count(products)}</Table.Td>
                <Table.Td ta="right">{format.share(read)}</Table.Td>
                <Table.Td ta="right">{format.share(gendered)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  )
}

function Platforms({ platforms, region }: Pick<Check, 'platforms'> & { readonly region: string }) {
  const { t, format, nameOf } = useTexts()
  const name = useNames()
  const { told, differing, examples } = platforms
  const names = (list: readonly string[]) => format.list(list.map((platform) => name(platform)))
  return (
    <Section
      title={t('check.platforms')}
      note={
        told === 0
          ? t('check.platforms_none')
          : t('check.platforms_note', { told: format.count(told), differing: format.count(differing) })
      }
    >
      {examples.length > 0 && (
        <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} pos="relative">
          <Table fz="sm" verticalSpacing={8} aria-label={t('check.platforms')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('screen.trend')}</Table.Th>
                <Table.Th>{t('check.up')}</Table.Th>
                <Table.Th>{t('check.down')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {examples.map((trend) => (
                <Table.Tr key={trend.trend_id}>
                  <Table.Th scope="row" fw={400}>
                    <Link to={trendPath(trend, 'all')} search={inRegion(region)} hash="platforms">
                      {nameOf(trend.name, trend.trend_name_zh)}
                    </Link>
                  </Table.Th>
                  <Table.Td>{names(trend.up)}</Table.Td>
                  <Table.Td>{names(trend.down)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}

function Forecasts({ ledger, region }: Pick<Check, 'ledger'> & { readonly region: string }) {
  const { t, format } = useTexts()
  const { scored, coverage, mase, naive_mase: naive } = ledger
  return (
    <Section title={t('check.forecasts')}>
      <p className={classes.sound}>
        {scored === 0 || mase === null
          ? t('check.forecasts_none')
          : t('check.forecasts_said', {
              scored: format.count(scored),
              mase: format.decimal(mase, 2),
              naive: format.decimal(naive, 2),
              coverage: format.share(coverage),
            })}{' '}
        <Link to="/trendee/forecasts" search={inRegion(region)}>
          {t('check.ledger')}
        </Link>
      </p>
    </Section>
  )
}
