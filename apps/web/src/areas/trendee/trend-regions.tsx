import { useState } from 'react'
import { ScrollArea, SegmentedControl, Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { regionCountry } from '@trendee/contract/trends/region-country'
import { regionState } from '@trendee/contract/trends/region-state'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { UNKNOWN } from '../../shared/format/format'
import { RegionMap } from '../../shared/map/region-map'
import { BarList } from '../../shared/ui/bar-list'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { LevelMark } from '../../shared/ui/level-badge'
import { Section } from '../../shared/ui/screen'
import classes from './trend-screen.module.css'

interface TrendRegionsProps {
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
  readonly onRegion: (region: string) => void
}

type Country = OutputOf<typeof regionCountry>[number]

/** Where the interest is: countries, each leading to the page's numbers there, or the states of one. */
export function TrendRegions({ name, gender, region, onRegion }: TrendRegionsProps) {
  const { t } = useTexts()
  const [scope, setScope] = useState<'world' | 'us'>('world')
  return (
    <Section
      id="regions"
      title={t('regions.title')}
      note={t(scope === 'world' ? 'regions.note' : 'regions.states_note')}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('regions.title')}
          value={scope}
          onChange={setScope}
          data={[
            { value: 'world', label: t('regions.countries') },
            { value: 'us', label: t('regions.states') },
          ]}
        />
      }
    >
      {scope === 'world' ? (
        <Countries name={name} gender={gender} region={region} onRegion={onRegion} />
      ) : (
        <States name={name} />
      )}
    </Section>
  )
}

function countryColumns(
  { t, format }: Texts,
  { region, onRegion }: Pick<TrendRegionsProps, 'region' | 'onRegion'>,
): Column<Country>[] {
  return [
    {
      id: 'region',
      header: t('filter.region'),
      track: 'minmax(120px, 1.4fr)',
      cell: (row) => (
        <button
          type="button"
          className={classes.country}
          aria-current={row.region === region || undefined}
          onClick={() => onRegion(row.region)}
        >
          {format.region(row.region)}
        </button>
      ),
    },
    {
      id: 'interest',
      header: t('regions.interest'),
      track: '84px',
      isNumber: true,
      cell: (row) => (row.interest === null ? format.decimal(null) : `×${format.decimal(row.interest, 2)}`),
    },
    { id: 'yoy', header: t('growth.yoy'), track: '92px', isNumber: true, cell: (row) => <Growth value={row.yoy} /> },
    {
      id: 'level',
      header: t('trend.level'),
      track: '116px',
      cell: (row) => (row.level === 'none' ? UNKNOWN : <LevelMark level={row.level} />),
    },
  ]
}

/** One country alone is compared with itself. */
const areCompared = (countries: readonly Country[]) => countries.filter(({ interest }) => interest !== null).length > 1

/** Those of the asked gender, or where too little is told of it to compare any, those of all genders, which is said. */
function Countries({ name, gender, region, onRegion }: TrendRegionsProps) {
  const texts = useTexts()
  const { t, format } = texts
  const own = useEndpoint(regionCountry, { name, gender })
  const isThin = gender !== 'all' && own.data !== undefined && !areCompared(own.data)
  const everybodys = useEndpoint(regionCountry, { name, gender: 'all' }, { enabled: isThin })
  const isByAll = isThin && everybodys.data !== undefined && areCompared(everybodys.data)
  return (
    <DataView
      query={isThin && !everybodys.isError && everybodys.data?.length !== 0 ? everybodys : own}
      skeleton={<Skeleton height={320} />}
      isEmpty={(data) => data.length === 0}
    >
      {(all) => {
        const data = isThin && !isByAll ? (own.data ?? []) : all
        const most = Math.max(0.001, ...data.map((row) => row.interest ?? 0))
        const [only] = data
        if (only !== undefined && !areCompared(data)) {
          return (
            <>
              <p className={classes.quiet}>
                {data.length === 1
                  ? t('regions.one', { country: format.region(only.region) })
                  : t('regions.not_compared')}
              </p>
              <DataTable
                name="trend-countries"
                label={t('regions.title')}
                rows={data}
                columns={countryColumns(texts, { region, onRegion }).filter(({ id }) => id !== 'interest')}
                rowId={(row) => row.region}
                hasTools={false}
              />
            </>
          )
        }
        return (
          <>
            {isByAll && (
              <p className={classes.quiet}>
                {t('regions.by_all', {
                  gender: t(`gender.${gender}`),
                  others: format.list([...new Set(data.map((row) => t(`gender.${row.gender}`)))]),
                })}
              </p>
            )}
            <div className={classes.regions}>
              <RegionMap
                map="world"
                title={t('regions.title')}
                onChoose={onRegion}
                regions={data.map((row) => ({
                  region: row.region,
                  name: format.region(row.region),
                  depth: row.interest === null ? null : row.interest / most,
                  text: `×${format.decimal(row.interest, 2)}, ${t('growth.yoy')} ${format.growth(row.yoy)}`,
                }))}
              />
              <DataTable
                name="trend-countries"
                label={t('regions.title')}
                rows={data}
                columns={countryColumns(texts, { region, onRegion })}
                rowId={(row) => row.region}
                hasTools={false}
              />
            </div>
          </>
        )
      }}
    </DataView>
  )
}

function States({ name }: { readonly name: string }) {
  const { t, format } = useTexts()
  const states = useEndpoint(regionState, { name, country: 'US' })
  return (
    <DataView query={states} skeleton={<Skeleton height={320} />} isEmpty={(data) => data.length === 0}>
      {(data) => (
        <div className={classes.regions}>
          <RegionMap
            map="us-states"
            title={t('regions.states')}
            regions={data.map((row) => ({
              region: row.region,
              name: row.place,
              depth: row.value === null ? null : row.value / 100,
              text: format.decimal(row.value, 0),
            }))}
          />
          <ScrollArea h={420} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': t('regions.states') }}>
            <BarList
              label={t('regions.states')}
              items={data
                .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
                .map((row) => ({
                  id: row.region,
                  name: row.place,
                  fraction: (row.value ?? 0) / 100,
                  value: format.decimal(row.value, 0),
                }))}
            />
          </ScrollArea>
        </div>
      )}
    </DataView>
  )
}
