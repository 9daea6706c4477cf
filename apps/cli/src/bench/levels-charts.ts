import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { analyseTrend } from '@trendee/core/trend/analyse-trend'
import type { Level } from '@trendee/core/trend/vocabulary'
import { type PlantedEvent, plantSeries, type PlantedWorld, seasonalWorld } from '@trendee/core/trend/planted-series'
import type { PlantedResult } from './levels-planted'
import { walkLevels } from './levels-walk'

const WIDTH = 960
const INK = '#1f2933'
const FAINT = '#d5dbe1'
const MUTED = '#66737f'
const VALUE = '#9fb3c8'
const ADJUSTED = '#1d4ed8'
const LEVEL_COLOURS: Readonly<Record<Exclude<Level, 'none'>, string>> = {
  hot: '#f6b73c',
  very_hot: '#ee7b30',
  breakout: '#c81e4b',
}
const LEVEL_NAMES: Readonly<Record<Exclude<Level, 'none'>, string>> = {
  hot: 'hot',
  very_hot: 'very hot',
  breakout: 'breakout',
}

/** A winter fabric: high every December, a little higher or earlier in some years than in others. */
const WINTER: PlantedWorld = {
  ...seasonalWorld(1),
  seed: 3,
  base: 22,
  seasonLog: 0.95,
  peakWeek: 49,
  peakWidthWeeks: 5,
  seasonHeightSpread: 0.12,
  seasonDateSpread: 0.8,
  growthLog: 0.03,
  noiseLog: 0.06,
  noiseMemory: 0.3,
}

/** Writes the pictures of `docs/trend-levels.md`: planted series and aggregated results only, no measured series. */
export async function writeLevelCharts(
  folder: string,
  planted: readonly { readonly into: string; readonly results: readonly PlantedResult[] }[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const jump = { fromWeek: 215, factor: 2 }
  const pictures: Record<string, string> = {
    'levels-season.svg': drawSeries('A planted season and nothing else', WINTER, []),
    'levels-jump.svg': drawSeries('The same season, doubled from one autumn week on', WINTER, [jump]),
    'levels-burst.svg': drawSeries('The same season with one odd week (× 5)', WINTER, [
      { fromWeek: 180, factor: 5, lastsWeeks: 1 },
    ]),
    'levels-found.svg': drawFound(planted),
  }
  for (const [file, picture] of Object.entries(pictures)) await writeFile(join(folder, file), picture)
}

function drawSeries(title: string, world: PlantedWorld, events: readonly PlantedEvent[]): string {
  const series = plantSeries(world, events)
  const levels = walkLevels(series)
  const { adjusted } = analyseTrend({ series, asOf: addDays(addWeeks(series.start, series.values.length - 1), 6) })
  const [left, right, top, bottom] = [48, 16, 62, 330]
  const highest = 40 * Math.ceil(Math.max(...series.values.map((value) => value ?? 0)) / 40)
  const x = (week: number): number => left + (week / (series.values.length - 1)) * (WIDTH - left - right)
  const y = (value: number): number => bottom - (value / highest) * (bottom - top)
  const parts = [text(left, 24, `${title}: ${weeksNamed(levels)}`, 16, INK, 'start', true)]
  parts.push(...legend(left, 46, [['search interest', VALUE], ['season-adjusted', ADJUSTED], ...levelLegend()]))
  for (let step = 0; step <= 4; step += 1) {
    const value = (highest * step) / 4
    parts.push(
      line(left, y(value), WIDTH - right, y(value), FAINT),
      text(left - 8, y(value) + 4, `${value}`, 11, MUTED, 'end'),
    )
  }
  for (let year = Number(series.start.slice(0, 4)) + 1; year <= 2030; year += 1) {
    const week = series.values.findIndex((_, index) => addWeeks(series.start, index) >= `${year}-01-01`)
    if (week < 0) break
    parts.push(line(x(week), top, x(week), bottom, FAINT), text(x(week), bottom + 40, `${year}`, 11, MUTED, 'middle'))
  }
  parts.push(path(series.values, x, y, VALUE, 1.5), path(adjusted, x, y, ADJUSTED, 2))
  const cell = (WIDTH - left - right) / (series.values.length - 1)
  parts.push(`<rect x="${left}" y="${bottom + 8}" width="${WIDTH - left - right}" height="12" fill="#eef1f4"/>`)
  levels.forEach((level, week) => {
    if (level === 'none') return
    parts.push(
      `<rect x="${fixed(x(week) - cell / 2)}" y="${bottom + 8}" width="${fixed(cell)}" height="12" fill="${LEVEL_COLOURS[level]}"/>`,
    )
  })
  for (const { fromWeek } of events) {
    const found = levels.findIndex((level, week) => week >= fromWeek && week < fromWeek + 8 && level !== 'none')
    const label = found < 0 ? 'planted here' : `planted here, found in week ${found - fromWeek + 1}`
    parts.push(
      line(x(fromWeek), top, x(fromWeek), bottom + 20, INK, '4 3'),
      text(x(fromWeek) - 6, top + 12, label, 12, INK, 'end'),
    )
  }
  return svg(bottom + 56, title, parts)
}

/** The title says what the picture shows, whatever that is. */
function weeksNamed(levels: readonly Level[]): string {
  const named = (['hot', 'very_hot', 'breakout'] as const).flatMap((name) => {
    const weeks = levels.filter((level) => level === name).length
    return weeks === 0 ? [] : [`${weeks} ${weeks === 1 ? 'week' : 'weeks'} ${LEVEL_NAMES[name]}`]
  })
  return named.length === 0 ? 'no level in any week' : named.join(', ')
}

/** Per kind of series and size of jump: the share found by the end of each week. */
function drawFound(planted: readonly { readonly into: string; readonly results: readonly PlantedResult[] }[]): string {
  const title = 'Planted jumps: share that has a level, by weeks since the start'
  const colours = ['#9fb3c8', '#5b8def', '#1d4ed8', '#0b2a6b', '#17915e', '#ee7b30', '#c81e4b', '#8a8f98']
  const [top, bottom, gap] = [92, 320, 28]
  const panel = (WIDTH - 48 - 16 - gap * (planted.length - 1)) / Math.max(1, planted.length)
  const parts = [text(48, 24, title, 16, INK, 'start', true)]
  const names =
    planted[0]?.results.map(({ shape }, index): [string, string] => [shape.name, colours[index] ?? INK]) ?? []
  parts.push(...legend(48, 48, names))
  planted.forEach(({ into, results }, place) => {
    const left = 48 + place * (panel + gap)
    const x = (week: number): number => left + ((week - 1) / 7) * panel
    const y = (share: number): number => bottom - share * (bottom - top)
    parts.push(text(left, top - 14, `${into} (${results[0]?.planted ?? 0} of each)`, 12, INK))
    for (let share = 0; share <= 1; share += 0.25) {
      parts.push(line(left, y(share), left + panel, y(share), FAINT))
      if (place === 0) parts.push(text(left - 8, y(share) + 4, `${share * 100}%`, 11, MUTED, 'end'))
    }
    parts.push(line(x(4), top, x(4), bottom, INK, '4 3'))
    for (let week = 1; week <= 8; week += 1) parts.push(text(x(week), bottom + 18, `${week}`, 11, MUTED, 'middle'))
    results.forEach(({ foundInWeek, planted: cases }, index) => {
      let found = 0
      const shares = foundInWeek.map((count) => {
        found += count
        return cases === 0 ? null : found / cases
      })
      parts.push(path(shares, (at) => x(at + 1), y, colours[index] ?? INK, 2))
    })
  })
  parts.push(
    text(
      WIDTH / 2,
      bottom + 40,
      'weeks since the start (1 is the week of the start; dashed: four weeks)',
      12,
      MUTED,
      'middle',
    ),
  )
  return svg(bottom + 56, title, parts)
}

function levelLegend(): [string, string][] {
  return (['hot', 'very_hot', 'breakout'] as const).map((level) => [LEVEL_NAMES[level], LEVEL_COLOURS[level]])
}

function legend(left: number, baseline: number, entries: readonly (readonly [string, string])[]): string[] {
  let x = left
  return entries.flatMap(([name, colour]) => {
    const at = x
    x += 34 + name.length * 6.6
    return [
      `<rect x="${fixed(at)}" y="${baseline - 9}" width="14" height="10" rx="2" fill="${colour}"/>`,
      text(at + 20, baseline, name, 12, MUTED),
    ]
  })
}

function path(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
  colour: string,
  width: number,
): string {
  let isGap = true
  const points = values.flatMap((value, index) => {
    const command = isGap ? 'M' : 'L'
    isGap = value === null
    return value === null ? [] : [`${command}${fixed(x(index))} ${fixed(y(value))}`]
  })
  return `<path d="${points.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function line(x1: number, y1: number, x2: number, y2: number, colour: string, dashes?: string): string {
  const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`
  return `<line x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}" stroke="${colour}"${dash}/>`
}

function text(
  x: number,
  y: number,
  words: string,
  size: number,
  colour: string,
  anchor = 'start',
  isBold = false,
): string {
  const weight = isBold ? ' font-weight="600"' : ''
  return `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${size}" fill="${colour}" text-anchor="${anchor}"${weight}>${words}</text>`
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function svg(height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}
