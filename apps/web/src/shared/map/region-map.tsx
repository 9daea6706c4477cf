/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import { useState } from 'react'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/use-texts'
import type { MapShape } from './map-shapes'
import classes from './region-map.module.css'

export interface RegionValue {
  /** `US`, or `US-CA` on a map of states. */
  readonly region: string
  readonly name: string
  /** 0–1 of the deepest tone; `null` is unknown. */
  readonly depth: number | null
  readonly text: string
}

interface RegionMapProps {
  readonly map: 'world' | 'us-states'
  readonly title: string
  readonly regions: readonly RegionValue[]
  readonly onChoose?: (region: string) => void
}

const VIEWS = { world: '-234 -140 486 224', 'us-states': '0 0 975 610' } as const

/** Tones on a map; the values are in the table beside it too. */
export function RegionMap({ map, title, regions, onChoose }: RegionMapProps) {
  const { t } = useTexts()
  const [over, setOver] = useState<RegionValue | null>(null)
  const shapes = useQuery({
    queryKey: ['map', map],
    queryFn: async () => {
      const module = await import('./map-shapes')
      return map === 'world' ? module.countryShapes() : module.stateShapes()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = new Map(regions.map((region) => [region.region, region]))
  if (shapes.data === undefined) return <Skeleton height={320} />
  return (
    <figure className={classes.figure}>
      <svg viewBox={VIEWS[map]} role="img" aria-label={title} className={classes.map}>
        {shapes.data.map((shape) => (
          <Land key={shape.region} shape={shape} value={known.get(shape.region)} onOver={setOver} onChoose={onChoose} />
        ))}
      </svg>
      <figcaption className={classes.caption} aria-live="polite">
        {over === null ? t('map.hint') : `${over.name} · ${over.text}`}
      </figcaption>
    </figure>
  )
}

interface LandProps {
  readonly shape: MapShape
  readonly value: RegionValue | undefined
  readonly onOver: (value: RegionValue | null) => void
  readonly onChoose: ((region: string) => void) | undefined
}

function Land({ shape, value, onOver, onChoose }: LandProps) {
  if (value === undefined || value.depth === null) return <path d={shape.path} className={classes.land} />
  return (
    <path
      d={shape.path}
      className={classes.land}
      data-known
      data-choose={onChoose !== undefined || undefined}
      style={{ fillOpacity: 0.14 + 0.86 * Math.min(1, Math.max(0, value.depth)) }}
      onMouseEnter={() => onOver(value)}
      onMouseLeave={() => onOver(null)}
      onClick={() => onChoose?.(value.region)}
    >
      <title>{`${value.name}: ${value.text}`}</title>
    </path>
  )
}
