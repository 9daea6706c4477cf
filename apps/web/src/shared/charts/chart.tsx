/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import { type ReactNode, useMemo, useState } from 'react'
import { ActionIcon, Group, SegmentedControl, Skeleton, Tooltip, useComputedColorScheme } from '@mantine/core'
import { IconPhoto, IconTable } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import { ChartData } from './chart-data'
import { type ChartModel, hasValues } from './chart-model'
import { type Zoom, narrowing } from './chart-zooms'
import { cssColorOf } from './chart-theme'
import classes from './chart.module.css'
import { savePicture } from './picture-of-chart'
import { useDrawing } from './use-drawing'

interface ChartProps {
  /** Read aloud and used as the picture's file name. */
  readonly title: string
  readonly model: ChartModel
  readonly height?: number
  /** "Google search interest, US, to 10 Aug 2025, relative". */
  readonly source?: ReactNode
  /** Windows that the reader can zoom to; those that would show all there is are left out. */
  readonly zooms?: readonly Zoom[]
  readonly controls?: ReactNode
}

const NO_ZOOMS: NonNullable<ChartProps['zooms']> = []
const NOTHING: ReadonlySet<string> = new Set()

/** The one chart: tooltip, legend, zoom, picture, the table behind it, its source. */
export function Chart({ title, model, height = 320, source, zooms = NO_ZOOMS, controls }: ChartProps) {
  const { t, format } = useTexts()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(NOTHING)
  const [days, setDays] = useState('all')
  const [isTable, setIsTable] = useState(false)
  const hidden = useMemo(() => hiddenOf(model, toggled), [model, toggled])
  const offered = useMemo(() => narrowing(zooms, model), [zooms, model])
  const range = useMemo(() => rangeOf(model, days), [model, days])
  const { element, chart, isReady } = useDrawing(model, format, hidden, range)
  const toggle = (id: string) => setToggled((before) => flipped(before, id))
  const save = () => {
    const drawn = chart.current
    if (drawn !== null) void savePicture(drawn.renderToSVGString(), drawn.getWidth(), drawn.getHeight(), title)
  }
  const isEmpty = !hasValues(model)
  return (
    <figure className={classes.figure}>
      <Group justify="space-between" gap="sm" className={classes.head}>
        <Legend model={model} hidden={hidden} onToggle={toggle} />
        <Group gap="xs" ml="auto">
          {controls}
          {offered.length > 0 && (
            <SegmentedControl
              size="xs"
              value={days}
              onChange={setDays}
              aria-label={t('chart.zoom')}
              data={[
                ...offered.map((zoom) => ({ value: String(zoom.days), label: zoom.label })),
                { value: 'all', label: t('chart.all') },
              ]}
            />
          )}
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
            <ActionIcon variant="subtle" color="gray" aria-label={t('chart.save')} onClick={save} disabled={isEmpty}>
              <IconPhoto size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {isTable && <ChartData model={model} title={title} height={height} />}
      <div className={classes.frame} style={{ height }} hidden={isTable}>
        {isEmpty && <p className={classes.empty}>{t('empty.analysis')}</p>}
        {!isReady && <Skeleton height={height} radius="sm" className={classes.wait} />}
        <div ref={element} role="img" aria-label={title} className={classes.drawing} />
      </div>
      {source !== undefined && <figcaption className={classes.source}>{source}</figcaption>}
    </figure>
  )
}

interface LegendProps {
  readonly model: ChartModel
  readonly hidden: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

function Legend({ model, hidden, onToggle }: LegendProps) {
  const isDark = useComputedColorScheme('light') === 'dark'
  const entries = [
    ...model.series.map(({ id, name, look, color }) => ({ id, name, look: look as string, color })),
    ...(model.band === undefined
      ? []
      : [{ id: 'band', name: model.band.name, look: 'band', color: 'accent' as const }]),
    ...(model.marks ?? []).map(({ id, name, color }) => ({ id, name, look: 'mark', color })),
  ]
  if (entries.length < 2) return null
  return (
    <Group gap={4}>
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={classes.key}
          data-off={hidden.has(entry.id) || undefined}
          aria-pressed={!hidden.has(entry.id)}
          onClick={() => onToggle(entry.id)}
        >
          <span
            className={classes.mark}
            data-look={entry.look}
            style={{ color: cssColorOf(entry.color, isDark) }}
            aria-hidden
          />
          {entry.name}
        </button>
      ))}
    </Group>
  )
}

function flipped(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(id)) after.add(id)
  return after
}

/** A series is hidden when it starts so and was not asked for, or was taken away. */
function hiddenOf(model: ChartModel, toggled: ReadonlySet<string>): ReadonlySet<string> {
  const hidden = model.series.filter((series) => (series.isHiddenAtFirst ?? false) !== toggled.has(series.id))
  const marks = (model.marks ?? []).filter((kind) => (kind.isHiddenAtFirst ?? false) !== toggled.has(kind.id))
  return new Set([...[...hidden, ...marks].map(({ id }) => id), ...(toggled.has('band') ? ['band'] : [])])
}

function rangeOf(model: ChartModel, days: string): readonly [string, string] | null {
  const last = model.x.at(-1)
  if (days === 'all' || last === undefined) return null
  const from = new Date(Date.parse(last) - Number(days) * 86_400_000).toISOString().slice(0, 10)
  return [from, last]
}
