import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { stars } from '@trendee/contract/stars/stars'
import { RECORD_KINDS, type RecordKind } from '@trendee/core/stars/star-kinds'
import { useEndlessEndpoint } from '../api/use-endpoint'
import { isoDay } from '../format/iso-day'
import { useTexts } from '../i18n/use-texts'
import { FilterSelect } from '../lists/filter-bar'
import { DataView, Empty } from '../ui/data-view'
import { RecordTile } from '../records/record-tile'
import { LinkButton } from '../ui/link-button'
import { StarButton } from './star-button'
import tiles from '../records/record-tile.module.css'
import classes from './starred-records.module.css'

type Starred = OutputOf<typeof stars.list>['list'][number]

/** Everything that is starred, of all kinds or of one. A star that is taken away takes its card with it. */
export function StarredRecords() {
  const { t, format, nameOf } = useTexts()
  const labelOf = ({ name, name_zh: zh, id }: Starred) => (name === null ? id : nameOf(name, zh))
  const [kind, setKind] = useState<RecordKind | null>(null)
  const pages = useEndlessEndpoint(stars.list, { pageSize: 24, ...(kind === null ? {} : { kind }) })
  return (
    <>
      <div className={classes.tools}>
        <FilterSelect
          label={t('star.kind')}
          value={kind ?? ''}
          choices={[
            { value: '', label: t('star.all') },
            ...RECORD_KINDS.map((value) => ({ value, label: t(`star.${value}`) })),
          ]}
          onChange={(value) => setKind(RECORD_KINDS.find((one) => one === value) ?? null)}
          width={140}
          isRequired
        />
      </div>
      <DataView
        query={pages}
        skeleton={<Skeleton height={280} />}
        isEmpty={({ pages: [first] }) => first?.total === 0}
        empty={
          <Empty message={t(kind === null ? 'star.none' : 'star.none_of_kind')}>
            <LinkButton variant="default" size="sm" to="/trendee/trend-highlights">
              {t('screen.highlights')}
            </LinkButton>
          </Empty>
        }
      >
        {(data) => (
          <>
            <ul className={tiles.wall}>
              {data.pages
                .flatMap(({ list }) => list)
                .map((record) => (
                  <li key={`${record.kind}/${record.id}`}>
                    <RecordTile
                      record={record}
                      note={t('star.since', { day: format.day(isoDay(record.starred_at)) })}
                      corner={<StarButton kind={record.kind} id={record.id} name={labelOf(record)} isOnPicture />}
                    />
                  </li>
                ))}
            </ul>
            {pages.hasNextPage && (
              <Button
                variant="default"
                size="sm"
                loading={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                {t('star.more')}
              </Button>
            )}
          </>
        )}
      </DataView>
    </>
  )
}
