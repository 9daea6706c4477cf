import { type ReactNode, useEffect, useRef } from 'react'
import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { common } from '@trendee/contract/common/common'
import { DataView } from '../ui/data-view'
import { FirstSteps } from './first-steps'
import { HeldNow } from './held-now'
import { useHoldings } from './use-holdings'

interface NothingYetProps {
  /** What a screen says of its own where the platform holds something, only nothing for it. */
  readonly children: ReactNode
  /** The screen is about the reader's own things: what the platform holds says nothing of it. */
  readonly isOwn?: boolean
}

/** In the place of an empty list of which no day is known: the way to the first import, or what is there and what is not. */
export function NothingYet({ children, isOwn = false }: NothingYetProps) {
  const client = useQueryClient()
  const holdings = useHoldings()
  const held = holdings.data?.held.length
  const before = useRef(held)
  useEffect(() => {
    // The first file is in: the screen behind this page has something to show now.
    if (before.current === 0 && held !== undefined && held > 0)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== common.holdings.path })
    before.current = held
  }, [client, held])
  return (
    <DataView query={holdings} skeleton={<Skeleton height={320} />}>
      {(data) =>
        data.held.length === 0 ? (
          <FirstSteps holdings={data} />
        ) : (
          <>
            {children}
            {!isOwn && <HeldNow holdings={data} />}
          </>
        )
      }
    </DataView>
  )
}
