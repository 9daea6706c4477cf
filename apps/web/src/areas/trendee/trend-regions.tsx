import { useState } from 'react'
import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { regionCountry } from '@trendee/contract/trends/region-country'
import { regionState } from '@trendee/contract/trends/region-state'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { UNKNOWN } from '../../shared/format/format'
import { RegionMap } from '../../shared/map/region-map'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { FilterSelect } from '../../shared/lists/filter-bar'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { LevelMark } from '../../shared/ui/level-badge'
import { Section } from '../../shared/ui/screen'
import { SearchedPlaces } from './searched-places'
import classes from './trend-screen.module.css'

interface TrendRegionsProps {
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
  readonly onRegion: (region: string) => void
}

type Country = OutputOf<typeof regionCountry>[number]

/** What no region is called: the countries compared by the trend's curves. */
const BY_CURVES = 'curves'

/** Where the interest is: countries, each leading to the page's numbers there, or the parts of a region by what is searched in them. */
export function TrendRegions({ name, gender, region, onRegion }: TrendRegionsProps) {
  const { t, format } = useTexts()
  const searches = useEndpoint(regionState, { name })
  const countries = useCountries(name, gender)
  const places = searches.data ?? []
  const [asked, setAsked] = useState<string | undefined>(undefined)
  const searched = [...new Set(places.map(({ within }) => within))].toSorted((a, b) =>
    a === 'world' ? -1 : b === 'world' ? 1 : format.region(a) < format.region(b) ? -1 : 1,
  )
  // Where curves compare no countries, what is searched in places does.
  const [first = BY_CURVES] = countries.canCompare === false ? searched : []
  const scope = asked === BY_CURVES || (asked !== undefined && searched.includes(asked)) ? asked : first
  const isUndecided = asked === undefined && countries.canCompare === false && searches.isPending
  return (
    <Section
      id="regions"
      title={t('regions.title')}
      {...(scope === BY_CURVES && countries.canCompare !== false ? { note: t('regions.note') } : {})}
      aside={
        searched.length > 0 && (
          <div className={classes.scope}>
            <span aria-hidden>{t('regions.scope')}</span>
            <FilterSelect
              label={t('regions.scope')}
              value={scope}
              choices={[
                { value: BY_CURVES, label: t('regions.countries') },
                ...searched.map((within) => ({
                  value: within,
                  label:
                    within === 'world' ? t('regions.world') : t('regions.within', { region: format.region(within) }),
                })),
              ]}
              onChange={setAsked}
              width={220}
              isRequired
            />
          </div>
        )
      }
    >
      {isUndecided && <Skeleton height={320} />}
      {!isUndecided && scope === BY_CURVES && (
        <Countries
          countries={countries}
          gender={gender}
          region={region}
          onRegion={onRegion}
          hasPlaces={searched.length > 0}
        />
      )}
      {scope !== BY_CURVES && <SearchedPlaces places={places.filter(({ within }) => within === scope)} />}
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

interface Compared {
  readonly query: UseQueryResult<Country[]>
  /** Undefined while that is not known. */
  readonly canCompare: boolean | undefined
  /** They are those of all genders, though one was asked for. */
  readonly isByAll: boolean
}

/** Those of the asked gender, or where too little is told of it to compare any, those of all genders. */
function useCountries(name: string, gender: AskedGender): Compared {
  const own = useEndpoint(regionCountry, { name, gender })
  const isThin = gender !== 'all' && own.data !== undefined && !areCompared(own.data)
  const everybodys = useEndpoint(regionCountry, { name, gender: 'all' }, { enabled: isThin })
  if (isThin && everybodys.isPending) return { query: everybodys, canCompare: undefined, isByAll: false }
  const isByAll = isThin && everybodys.data !== undefined && areCompared(everybodys.data)
  const query = isByAll ? everybodys : own
  return { query, canCompare: query.data && areCompared(query.data), isByAll }
}

interface CountriesProps extends Omit<TrendRegionsProps, 'name'> {
  readonly countries: Compared
  /** Whether there are places of what is searched, which another scope shows. */
  readonly hasPlaces: boolean
}

function Countries({ countries: { query, isByAll }, gender, region, onRegion, hasPlaces }: CountriesProps) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <DataView query={query} skeleton={<Skeleton height={320} />} isEmpty={(data) => data.length === 0}>
      {(data) => {
        const most = Math.max(0.001, ...data.map((row) => row.interest ?? 0))
        const [only] = data
        if (only !== undefined && !areCompared(data)) {
          return (
            <>
              <p className={classes.quiet}>
                {data.length === 1
                  ? t(hasPlaces ? 'regions.one_curve' : 'regions.one', { country: format.region(only.region) })
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
