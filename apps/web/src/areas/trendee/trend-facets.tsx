import { useState } from 'react'
import { Button } from '@mantine/core'
import type { InputOf, OutputOf, ParsedOf } from '@trendee/contract/endpoint'
import type { TextKey } from '@trendee/contract/texts/texts'
import { trendFacets } from '@trendee/contract/trends/trend-facets'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './trend-lists.module.css'

type Search = Omit<ParsedOf<typeof trendFacets>, 'window'>
type Counted = OutputOf<typeof trendFacets>
type Value = Counted['type'][number]

interface FacetsProps {
  readonly search: Search
  readonly onChange: (fields: { readonly [Name in keyof Search]?: string | string[] | undefined }) => void
}

const SHOWN = 8

/** What the list can be narrowed down to, each with how many trends it leaves. */
export function TrendFacets({ search, onChange }: FacetsProps) {
  const { t, format } = useTexts()
  const name = useNames()
  const {
    gender,
    region,
    type,
    level,
    lifecycle,
    season,
    peaks_in,
    primaryCategory,
    secondaryCategory,
    platform,
    q,
    evidence,
    as_of,
    as_known,
  } = search
  const asked = {
    gender,
    region,
    type,
    level,
    lifecycle,
    season,
    peaks_in,
    primaryCategory,
    secondaryCategory,
    platform,
    q,
    evidence,
    as_of,
    as_known,
  }
  const answer = useEndpoint(trendFacets, asked as InputOf<typeof trendFacets>)
  const one = (field: keyof Search, current: string | undefined) => (value: string) =>
    onChange({ [field]: current === value ? undefined : value })
  const many = (field: 'type' | 'level' | 'lifecycle', current: readonly string[] | undefined) => (value: string) => {
    const next = current?.includes(value) ? current.filter((other) => other !== value) : [...(current ?? []), value]
    onChange({ [field]: next.length === 0 ? undefined : next })
  }
  const said = (kind: string) => (value: string) => t(`${kind}.${value}` as TextKey)
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={560} />}>
      {(data) => (
        <div className={classes.facets}>
          <p className={classes.quiet}>
            {t('count.trends', { count: data.total })} · {t('lists.rising', { count: data.rising })}
            {data.as_of !== null && ` · ${t('source.to', { day: format.day(data.as_of) })}`}
          </p>
          <Facet
            title={t('column.type')}
            values={data.type}
            chosen={type}
            nameOf={said('type')}
            onChoose={many('type', type)}
          />
          <Facet
            title={t('trend.level')}
            values={data.level}
            chosen={level}
            nameOf={said('level')}
            onChoose={many('level', level)}
          />
          <Facet
            title={t('column.lifecycle')}
            values={data.lifecycle}
            chosen={lifecycle}
            nameOf={said('lifecycle')}
            onChoose={many('lifecycle', lifecycle)}
          />
          <Facet
            title={t('lists.season')}
            values={data.season}
            chosen={season === undefined ? [] : [season]}
            nameOf={(value) => t(value === 'seasonal' ? 'lists.seasonal' : 'lists.steady')}
            onChoose={one('season', season)}
          />
          <Facet
            title={t('filter.category')}
            values={data.primary_category}
            chosen={primaryCategory === undefined ? [] : [primaryCategory]}
            nameOf={name}
            onChoose={(value) =>
              onChange({
                primaryCategory: primaryCategory === value ? undefined : value,
                secondaryCategory: undefined,
              })
            }
          />
          <Facet
            title={t('column.subcategory')}
            values={data.secondary_category.filter(
              ({ parent }) => primaryCategory === undefined || parent === primaryCategory,
            )}
            chosen={secondaryCategory === undefined ? [] : [secondaryCategory]}
            nameOf={name}
            onChoose={one('secondaryCategory', secondaryCategory)}
          />
          <Facet
            title={t('lists.platform')}
            values={data.platform}
            chosen={platform === undefined ? [] : [platform]}
            nameOf={name}
            onChoose={one('platform', platform)}
          />
          <Facet
            title={t('filter.gender')}
            values={data.gender}
            chosen={[gender]}
            nameOf={said('gender')}
            onChoose={(value) => onChange({ gender: value })}
          />
        </div>
      )}
    </DataView>
  )
}

interface FacetProps {
  readonly title: string
  readonly values: readonly Value[]
  readonly chosen: readonly string[] | undefined
  readonly nameOf: (value: string) => string
  readonly onChoose: (value: string) => void
}

const NONE: readonly string[] = []

function Facet({ title, values, chosen = NONE, nameOf, onChoose }: FacetProps) {
  const { t, format } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (values.length === 0) return null
  const rest = values.length - SHOWN
  const shown =
    isOpen || rest <= 1 ? values : values.filter(({ value }, place) => place < SHOWN || chosen.includes(value))
  return (
    <fieldset className={classes.facet}>
      <legend className="caps">{title}</legend>
      {shown.map(({ value, parent, count }) => (
        <button
          key={`${parent}/${value}`}
          type="button"
          className={classes.choice}
          aria-pressed={chosen.includes(value)}
          aria-label={t('lists.facet_count', { name: nameOf(value), count })}
          onClick={() => onChoose(value)}
        >
          <span>{nameOf(value)}</span>
          <span>{format.count(count)}</span>
        </button>
      ))}
      {rest > 1 && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('lists.fewer') : t('lists.more', { count: rest })}
        </Button>
      )}
    </fieldset>
  )
}
