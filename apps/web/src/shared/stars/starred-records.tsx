import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { stars } from '@trendee/contract/stars/stars'
import { RECORD_KINDS, type RecordKind } from '@trendee/core/stars/star-kinds'
import { useEndlessEndpoint } from '../api/use-endpoint'
import { useNames } from '../api/use-names'
import { isoDay } from '../format/iso-day'
import { useTexts } from '../i18n/use-texts'
import { FilterSelect } from '../lists/filter-bar'
import { DataView, Empty } from '../ui/data-view'
import { Picture } from '../ui/picture'
import { recordPath } from '../records/record-path'
import { useProductPath } from '../records/use-product-path'
import { StarButton } from './star-button'
import classes from './starred-records.module.css'

type Starred = OutputOf<typeof stars.list>['list'][number]

/** Everything that is starred, of all kinds or of one. A star that is taken away takes its card with it. */
export function StarredRecords() {
  const { t } = useTexts()
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
            <Button
              variant="default"
              size="sm"
              renderRoot={(props) => <Link to="/trendee/trend-highlights" {...props} />}
            >
              {t('screen.highlights')}
            </Button>
          </Empty>
        }
      >
        {(data) => (
          <>
            <ul className={classes.wall}>
              {data.pages
                .flatMap(({ list }) => list)
                .map((record) => (
                  <li key={`${record.kind}/${record.id}`}>
                    <RecordTile record={record} />
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

function RecordTile({ record }: { readonly record: Starred }) {
  const { t, format, nameOf } = useTexts()
  const named = useNames()
  const pathOfProduct = useProductPath()
  const { kind, id, picture, picture_kind: pictureKind } = record
  const name = record.name === null ? null : nameOf(record.name, record.name_zh)
  const from = [t(`star.${kind}`), record.by, record.platform === '' ? '' : named(record.platform)]
  const words = (
    <>
      {picture === null ? (
        <span className={`display ${classes.letter}`} aria-hidden>
          {(name ?? id).replace('#', '').charAt(0).toUpperCase()}
        </span>
      ) : (
        <Picture src={picture} alt="" {...(pictureKind === null ? {} : { kind: pictureKind })} isSmall />
      )}
      <span className={classes.name}>{name ?? t('star.gone')}</span>
    </>
  )
  return (
    <article className={classes.tile}>
      {name === null ? <span>{words}</span> : <Link to={recordPath(record, pathOfProduct)}>{words}</Link>}
      <div className={classes.star}>
        <StarButton kind={kind} id={id} name={name ?? id} isOnPicture />
      </div>
      <p className={classes.from}>{from.filter(Boolean).join(' · ')}</p>
      <p className={classes.from}>{t('star.since', { day: format.day(isoDay(record.starred_at)) })}</p>
    </article>
  )
}
