/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import { useMemo } from 'react'
import classes from './sparkline.module.css'
import { sparklineShape } from './sparkline-path'

interface SparklineProps {
  readonly values: readonly (number | null)[]
  readonly forecast?: readonly number[]
  readonly width?: number
  readonly height?: number
  /** Says in words what the line shows. */
  readonly label: string
  readonly hasArea?: boolean
}

const NO_FORECAST: readonly number[] = []

/** A small line without axes; it stretches to the width of its box. */
export function Sparkline({
  values,
  forecast = NO_FORECAST,
  width = 160,
  height = 36,
  label,
  hasArea,
}: SparklineProps) {
  const shape = useMemo(() => sparklineShape(values, forecast, width, height), [values, forecast, width, height])
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      height={height}
      role="img"
      aria-label={label}
    >
      {hasArea && <path d={shape.area} className={classes.area} />}
      <path d={shape.measured} className={classes.measured} vectorEffect="non-scaling-stroke" />
      <path d={shape.forecast} className={classes.forecast} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
