/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- an inline drawing has no image file, and hears the arrow keys for its links */
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { ActionIcon, Group, ScrollArea, Table, Tooltip } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconPhoto, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../i18n/use-texts'
import classes from './scatter.module.css'
import { drawingText } from './drawing-text'
import { savePicture } from './picture-of-chart'
import { type ScatterPoint, countAxis, growthAxis, median, placedLabels, placedPoints } from './scatter-model'

export interface LinkedPoint extends ScatterPoint {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  /** All that it says, in a sentence. */
  readonly words: string
}

interface ScatterProps {
  /** Read aloud and used as the picture's file name. */
  readonly title: string
  readonly points: readonly LinkedPoint[]
  readonly xName: string
  readonly yName: string
  readonly sizeName: string
  /** What the corner of high growth and low count stands for. */
  readonly corner: string
  readonly hint: string
  readonly controls?: ReactNode
  readonly source?: ReactNode
}

const HEIGHT = 420
const MARGIN = { top: 12, right: 12, bottom: 40, left: 56 } as const
/** Before it is measured. */
const WIDTH = 720
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Growth against a count: every point a link, the names that have room, the table behind it, a picture of it. */
export function Scatter({ title, points, xName, yName, sizeName, corner, hint, controls, source }: ScatterProps) {
  const { t, format } = useTexts()
  const { ref, width: measured } = useElementSize()
  const drawing = useRef<SVGSVGElement>(null)
  const [isTable, setIsTable] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const width = Math.max(280, measured || WIDTH)
  const inner = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const { x, y, placed, labels, ordered } = useMemo(() => {
    const xAxis = countAxis(
      points.map((point) => point.x),
      inner.width,
    )
    const yAxis = growthAxis(
      points.map((point) => point.y),
      inner.height,
    )
    const all = placedPoints(points, xAxis, yAxis)
    return {
      x: xAxis,
      y: yAxis,
      placed: all,
      labels: placedLabels(all, inner.width, inner.height),
      ordered: points.toSorted((a, b) => a.x - b.x || a.y - b.y || (a.id < b.id ? -1 : 1)),
    }
  }, [points, inner.width, inner.height])
  const linkOf = new Map(points.map((point) => [point.id, point]))
  // One point is in the order of the Tab key; the arrow keys lead on from there.
  const reached = active ?? ordered[0]?.id
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const by = MOVES[event.key]
    if (by === undefined) return
    event.preventDefault()
    const from = ordered.findIndex(({ id }) => id === reached)
    const next = ordered[(from + by + ordered.length) % ordered.length]
    if (next === undefined) return
    setActive(next.id)
    drawing.current?.querySelector<SVGAElement>(`[data-point="${CSS.escape(next.id)}"]`)?.focus()
  }
  const save = () => {
    if (drawing.current !== null) void savePicture(drawingText(drawing.current), width, HEIGHT, title)
  }
  const names = new Map(points.map(({ id, name }) => [id, name]))
  const middle = { x: x.at(median(points.map((point) => point.x))), y: y.at(0) }
  return (
    <figure className={classes.figure}>
      <Group justify="space-between" gap="xs">
        <span className={classes.hint}>{hint}</span>
        <Group gap="xs" ml="auto">
          {controls}
          <Tooltip label={t('chart.table')}>
            <ActionIcon
              variant={isTable ? 'default' : 'subtle'}
              color="gray"
              aria-label={t('chart.table')}
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              <IconTable size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('chart.save')}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('chart.save')} onClick={save} disabled={isTable}>
              <IconPhoto size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {isTable ? (
        <ScrollArea h={HEIGHT} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': title }}>
          <Table stickyHeader verticalSpacing={4} fz="sm">
            <Table.Caption>{title}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('chart.group')}</Table.Th>
                {[yName, xName, sizeName].map((name) => (
                  <Table.Th key={name} ta="right">
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points
                .toSorted((a, b) => b.y - a.y)
                .map((point) => (
                  <Table.Tr key={point.id}>
                    <Table.Td>
                      <Link to={point.to} search={point.search ?? {}}>
                        {point.name}
                      </Link>
                    </Table.Td>
                    <Table.Td ta="right">{format.growth(point.y)}</Table.Td>
                    <Table.Td ta="right">{format.count(point.x)}</Table.Td>
                    <Table.Td ta="right">{format.count(point.size)}</Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      ) : (
        <div ref={ref} className={classes.frame}>
          <svg
            ref={drawing}
            width={width}
            height={HEIGHT}
            role="group"
            aria-label={title}
            className={classes.drawing}
            onKeyDown={move}
          >
            <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
              <rect width={Math.max(0, middle.x)} height={Math.max(0, middle.y)} className={classes.space} />
              <text x={8} y={16} className={classes.corner}>
                {corner}
              </text>
              {y.ticks.map((tick) => (
                <g key={tick.value}>
                  <line
                    x2={inner.width}
                    y1={tick.at}
                    y2={tick.at}
                    className={classes.grid}
                    data-zero={tick.value === 0 || undefined}
                  />
                  <text x={-8} y={tick.at + 4} textAnchor="end" className={classes.tick}>
                    {format.growth(tick.value)}
                  </text>
                </g>
              ))}
              {x.ticks.map((tick) => (
                <text key={tick.value} x={tick.at} y={inner.height + 18} textAnchor="middle" className={classes.tick}>
                  {format.count(tick.value)}
                </text>
              ))}
              <line x1={middle.x} x2={middle.x} y2={inner.height} className={classes.grid} />
              <text x={inner.width} y={inner.height + 36} textAnchor="end" className={classes.axis}>
                {xName}
              </text>
              {placed.map((point) => {
                const linked = linkOf.get(point.id)
                return linked === undefined ? null : (
                  <Link
                    key={point.id}
                    to={linked.to}
                    search={linked.search ?? {}}
                    data-point={point.id}
                    aria-label={linked.words}
                    tabIndex={point.id === reached ? 0 : -1}
                    className={classes.point ?? ''}
                    onFocus={() => setActive(point.id)}
                    onMouseEnter={() => setActive(point.id)}
                  >
                    <circle cx={point.left} cy={point.top} r={point.radius}>
                      <title>{linked.words}</title>
                    </circle>
                  </Link>
                )
              })}
              {labels.map((label) => (
                <text
                  key={label.id}
                  x={label.left}
                  y={label.top + 4}
                  textAnchor={label.isBefore ? 'end' : 'start'}
                  className={classes.label}
                  aria-hidden
                >
                  {names.get(label.id)}
                </text>
              ))}
            </g>
          </svg>
        </div>
      )}
      <p className={classes.words} aria-live="polite">
        {active === null ? yName : linkOf.get(active)?.words}
      </p>
      {source !== undefined && <figcaption className={classes.source}>{source}</figcaption>}
    </figure>
  )
}
