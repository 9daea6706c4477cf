import { runway } from '@trendee/contract/runway/runway'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { useLookWords } from '../../shared/looks/use-look-words'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import type { LookFiltersProps } from './look-filters'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './ranked-shows.module.css'

const SHOWN = 12

/** The shows of the chosen looks: those that show what is asked for most, else the newest; each a filter. */
export function RankedShows({ search, change }: LookFiltersProps) {
  const { t } = useTexts()
  const words = useLookWords()
  const { season, city, brand, gender, q } = search
  const { primaryCategory, secondaryCategory, attributeType, attributeName } = search
  const worn = { primaryCategory, secondaryCategory, attributeType, attributeName, q }
  const isAsked = Object.values(worn).some((value) => value !== undefined && value !== '')
  const shows = useEndpoint(runway.topList, {
    ...Object.fromEntries(
      Object.entries({ season, city, brand, gender, ...worn }).filter(([, value]) => value !== undefined),
    ),
    sort: isAsked ? ('showing' as const) : ('shown_on' as const),
    pageSize: SHOWN,
  })
  const title = t(isAsked ? 'runway.shows_that' : 'runway.shows')
  return (
    <aside aria-label={title} className={classes.shows}>
      <h2 className="display">{title}</h2>
      <DataView query={shows} skeleton={<RowsSkeleton height={420} />} isEmpty={({ list }) => list.length === 0}>
        {({ list }) => (
          <BarList
            label={title}
            items={list.map((show) => ({
              id: show.show_id,
              name: `${show.brand || show.show}, ${words.season(show.season)}`,
              // Of the newest shows nothing is compared.
              fraction: isAsked ? show.share : 0,
              value: isAsked ? t('runway.showing', { showing: show.showing, looks: show.looks }) : show.looks,
              extra: show.growth === null ? null : <Growth value={show.growth} size="sm" />,
              isChosen: search.show === show.show_id,
              onChoose: () =>
                change({ show: search.show === show.show_id ? undefined : show.show_id, page: undefined }),
            }))}
          />
        )}
      </DataView>
      <p className={classes.note}>{t(isAsked ? 'runway.shows_note' : 'runway.newest_note')}</p>
    </aside>
  )
}
