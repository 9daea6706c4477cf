import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './my-trends.module.css'

/** Something that stands in an order of its reader's. */
export interface Placed {
  /** What is moved among its own: projects, or trends. */
  readonly kind: 'project' | 'trend'
  readonly id: string
  readonly name: string
  /** From 1, and of how many. */
  readonly place: number
  readonly total: number
  readonly onMove: (id: string, place: number) => void
}

const typeOf = (kind: Placed['kind']) => `application/x-trendee-${kind}`

/** The place that a key moves to; `null` for keys that move nothing. */
function placeByKey(key: string, { place, total }: Placed): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    Home: 1,
    End: total,
  }
  const to = places[key]
  return to === undefined ? null : Math.min(total, Math.max(1, to))
}

/** What was moved last by keys keeps the focus where it is drawn anew. */
let focused: string | null = null

/** By what a thing is moved: dragged by a pointer, or focused and moved by arrow keys, Home and End. */
export function MoveHandle(placed: Placed) {
  const { t } = useTexts()
  const { kind, id, name, place, total, onMove } = placed
  const handle = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  // After each drawing: what moved may stand in another row of the page, or in the same one at another place.
  useEffect(() => {
    if (focused === `${kind}.${id}`) handle.current?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, placed)
    if (to === null) return
    event.preventDefault()
    if (to === place) return
    focused = `${kind}.${id}`
    setSaid(t('mine.moved', { name, place: to, total }))
    onMove(id, to)
  }
  return (
    <>
      <ActionIcon
        ref={handle}
        variant="subtle"
        color="gray"
        className={classes.handle ?? ''}
        draggable
        aria-label={t('mine.move', { name, place, total })}
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.setData(typeOf(kind), id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          focused = null
        }}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

interface DropPlaceProps extends Omit<Placed, 'name' | 'total'> {
  readonly children: ReactNode
}

/** Where one of the kind can be dropped, to stand in this one's place. */
export function DropPlace({ kind, id, place, onMove, children }: DropPlaceProps) {
  const [isOver, setIsOver] = useState(false)
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(typeOf(kind))
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (!takes(event)) return
        event.preventDefault()
        const dragged = event.dataTransfer.getData(typeOf(kind))
        if (dragged !== '' && dragged !== id) onMove(dragged, place)
      }}
    >
      {children}
    </div>
  )
}
