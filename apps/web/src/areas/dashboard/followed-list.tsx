import { type ReactNode, useEffect, useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { PlanCut } from '../../shared/plans/plan-cut'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import classes from './dashboard.module.css'
import { type FollowedEntry, listed, useFollowed } from './use-followed'

const SHOWN = 6

interface FollowedListProps<Item> {
  readonly title: string
  readonly entry: FollowedEntry<Item>
  readonly empty: ReactNode
  /** Stands below the list, whatever is in it. */
  readonly children?: ReactNode
  readonly renderRow: (item: Item, place: number, total: number) => ReactNode
}

/** A section of followed things of one kind; the first ones until all are asked for, and how many the plan does not show. */
export function FollowedList<Item>({ title, entry, empty, children, renderRow }: FollowedListProps<Item>) {
  const { t } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const query = useFollowed(entry)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isWhole, hasNextPage, isFetchingNextPage, fetchNextPage])
  return (
    <Section title={title}>
      <DataView
        query={query}
        skeleton={<Skeleton height={180} />}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<div className={classes.empty}>{empty}</div>}
      >
        {({ pages }) => {
          const list = listed(pages)
          const total = pages[0]?.total ?? 0
          return (
            <>
              <ul className={classes.list}>
                {(isWhole ? list : list.slice(0, SHOWN)).map((item, index) => renderRow(item, index + 1, total))}
              </ul>
              {!isWhole && list.length > SHOWN && (
                <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
                  {t('dashboard.show_all', { count: hasNextPage ? total : list.length })}
                </Button>
              )}
              {!hasNextPage && list.length < total && (
                <p className={classes.cut}>
                  <PlanCut entry={entry} asked={{}} shown={list.length} total={total} />
                </p>
              )}
            </>
          )
        }}
      </DataView>
      {children !== undefined && <div className={classes.after}>{children}</div>}
    </Section>
  )
}
