import { useState } from 'react'
import { ScrollArea } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { regionState } from '@trendee/contract/trends/region-state'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { FilterSelect } from '../../shared/lists/filter-bar'
import { RegionMap } from '../../shared/map/region-map'
import { BarList } from '../../shared/ui/bar-list'
import classes from './trend-screen.module.css'

export type SearchedPlace = OutputOf<typeof regionState>[number]

/** The regions for which there are maps of drawn lands, by what their parts are. */
const DRAWN: Readonly<Record<string, 'world' | 'us-states'>> = { world: 'world', US: 'us-states' }

interface SearchedPlacesProps {
  /** Those of one region, strongest first. */
  readonly places: readonly SearchedPlace[]
}

/** Where a trend is searched, by the parts of one region: one search at a time, as values of two do not compare. */
export function SearchedPlaces({ places }: SearchedPlacesProps) {
  const texts = useTexts()
  const { t } = texts
  // What Google tells of one search by itself goes before its shares beside others.
  const searches = [...new Set(places.toSorted((a, b) => a.measure.localeCompare(b.measure)).map(searchOf))]
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const search = chosen !== undefined && searches.includes(chosen) ? chosen : searches[0]
  const shown = places.filter((place) => searchOf(place) === search)
  const [first] = shown
  if (first === undefined) return null
  const title = t('places.title', { term: first.term })
  const map = DRAWN[first.within]
  const rows = shown.map((place) => ({
    id: place.region || place.place,
    name: nameOf(place, texts),
    fraction: (place.value ?? 0) / 100,
    value: valueOf(place, texts),
  }))
  const bars = (
    <ScrollArea.Autosize mah={420} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': title }}>
      <BarList label={title} items={rows} />
    </ScrollArea.Autosize>
  )
  return (
    <>
      <p className={classes.quiet}>{noteOf(first, texts)}</p>
      {searches.length > 1 && (
        <FilterSelect
          label={t('places.search')}
          value={search}
          choices={searches.map((value) => ({ value, label: labelOf(places, value, texts) }))}
          onChange={setChosen}
          width={240}
          isRequired
        />
      )}
      {map === undefined ? (
        bars
      ) : (
        <div className={classes.regions}>
          <RegionMap
            map={map}
            title={title}
            regions={shown.map((place, at) => ({
              region: place.region,
              name: rows[at]?.name ?? place.place,
              depth: place.value === null ? null : place.value / 100,
              text: valueOf(place, texts),
            }))}
          />
          {bars}
        </div>
      )}
    </>
  )
}

function searchOf({ term, measure }: SearchedPlace): string {
  return `${measure} ${term}`
}

function labelOf(places: readonly SearchedPlace[], search: string, { t }: Texts): string {
  const one = places.find((place) => searchOf(place) === search)
  if (one === undefined) return search
  return one.measure === 'share' ? t('places.compared', { term: one.term }) : one.term
}

/** Countries in the reader's language, other places as the file names them. */
function nameOf({ within, region, place }: SearchedPlace, { format }: Texts): string {
  return within === 'world' && region !== '' ? format.region(region) : place
}

function valueOf({ measure, value }: SearchedPlace, { t, format }: Texts): string {
  if (value === null) return t('places.too_few')
  const isTiny = value > 0 && value < 1
  if (measure === 'share') return isTiny ? `<${format.share(0.01)}` : format.share(value / 100)
  return isTiny ? '<1' : format.decimal(value, 0)
}

function noteOf({ term, measure, from, to }: SearchedPlace, { t, format }: Texts): string {
  const days =
    to === null
      ? t('places.days_unknown')
      : from === null
        ? t('places.days_to', { to: format.day(to) })
        : t('places.days', { from: format.day(from), to: format.day(to) })
  return t(measure === 'share' ? 'places.share_note' : 'places.index_note', { term, days })
}
