/* oxlint-disable jsx-a11y/prefer-tag-over-role, react/incompatible-library -- rows of a virtual list stand apart from its items */
import { type ReactNode, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useElementSize } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useTexts } from '../i18n/use-texts'
import classes from './picture-wall.module.css'
import { useDensity } from './stored-choices'

interface PictureWallProps<Item> {
  readonly items: readonly Item[]
  readonly itemId: (item: Item) => string
  readonly label: string
  readonly renderCard: (item: Item, index: number) => ReactNode
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
  /** The least width of a column in pixels; as wide as a picture when absent. */
  readonly column?: number
  /** What stands at the end; the specification's words when absent. */
  readonly end?: ReactNode
}

const CARD_WIDTH = { comfortable: 172, compact: 132 } as const
/** Height of the words under a picture, added to the picture's four to five. */
const WORDS = { comfortable: 128, compact: 116 } as const

interface WallRowProps<Item> extends Pick<PictureWallProps<Item>, 'items' | 'itemId' | 'renderCard'> {
  /** Of its first card. */
  readonly from: number
  readonly columns: number
}

/** The cards of a row: drawn once while it is in view, however often the wall is scrolled by. */
const WallRow = memo(function WallRow<Item>({ items, from, columns, itemId, renderCard }: WallRowProps<Item>) {
  return items.slice(from, from + columns).map((item, place) => (
    <div key={itemId(item)} role="listitem">
      {renderCard(item, from + place)}
    </div>
  ))
}) as <Item>(props: WallRowProps<Item>) => ReactNode

/** An endless wall of which only the rows in view are drawn. */
export function PictureWall<Item>(props: PictureWallProps<Item>) {
  const { items, itemId, label, renderCard, hasMore, isLoadingMore, onMore, end, column } = props
  const { t } = useTexts()
  const [density] = useDensity()
  const { ref: sizeRef, width } = useElementSize()
  const top = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  const least = column ?? CARD_WIDTH[density]
  // Of pictures two stand side by side on the narrowest phone too.
  const columns = Math.max(column === undefined ? 2 : 1, Math.floor((width + 16) / (least + 16)))
  const rows = Math.ceil(items.length / columns)
  const cardWidth = width > 0 ? (width - (columns - 1) * 16) / columns : least
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => (cardWidth * 5) / 4 + WORDS[density],
    overscan: 2,
    scrollMargin: offset,
  })
  useLayoutEffect(() => {
    // What stands above the wall may come later, and pushes it down.
    const measure = () =>
      setOffset(top.current === null ? 0 : Math.round(top.current.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [width])
  useLayoutEffect(() => {
    virtual.measure()
  }, [virtual, cardWidth, density])
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? -1
  useEffect(() => {
    if (hasMore && !isLoadingMore && lastShown >= rows - 2) onMore()
  }, [hasMore, isLoadingMore, lastShown, rows, onMore])
  return (
    <div ref={sizeRef}>
      <div ref={top} role="list" aria-label={label} className={classes.wall} style={{ height: virtual.getTotalSize() }}>
        {width > 0 &&
          shown.map((row) => (
            <div
              key={row.key}
              ref={virtual.measureElement}
              data-index={row.index}
              role="presentation"
              className={classes.row}
              style={{
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                translate: `0 ${row.start - offset}px`,
              }}
            >
              <WallRow
                items={items}
                from={row.index * columns}
                columns={columns}
                itemId={itemId}
                renderCard={renderCard}
              />
            </div>
          ))}
      </div>
      <p className={classes.end} role="status">
        {isLoadingMore ? t('state.loading') : hasMore ? '' : (end ?? t('empty.no_more'))}
      </p>
    </div>
  )
}
