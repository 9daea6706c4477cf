/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import { useMemo } from 'react'
import classes from './topics.module.css'
import { liftPaths } from './lift-paths'

interface LineProps {
  readonly measured: readonly (number | null)[]
  readonly expected: readonly (number | null)[]
  /** First and last week of the build-up, as places. */
  readonly buildUp: { readonly from: number; readonly to: number }
  /** Says in words what is drawn. */
  readonly label: string
}

const WIDTH = 220
const HEIGHT = 56

/** Weeks as measured, over what they would have been, on one scale. */
export function LiftLine({ measured, expected, buildUp, label }: LineProps) {
  const [line, base] = useMemo(() => liftPaths([measured, expected], WIDTH, HEIGHT), [measured, expected])
  const step = WIDTH / Math.max(1, measured.length - 1)
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect
        className={classes.band}
        x={(buildUp.from - 0.5) * step}
        y={0}
        width={(buildUp.to - buildUp.from + 1) * step}
        height={HEIGHT}
      />
      <path d={base} className={classes.expected} vectorEffect="non-scaling-stroke" />
      <path d={line} className={classes.measured} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
