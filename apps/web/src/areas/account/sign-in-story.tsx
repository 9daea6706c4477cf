import type { Line } from '@trendee/core/plans/lines'
import classes from './sign-in-page.module.css'

/** What each line is about, drawn in a few thin lines. Pictures, not data: they carry no numbers. */
export function Story({ line }: { readonly line: Line }) {
  const Drawing = DRAWINGS[line]
  return (
    <svg viewBox="0 0 600 420" className={classes.drawing} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Drawing />
    </svg>
  )
}

/** A curve with its seasons, and what lies ahead dotted in its band. */
function RisingCurve() {
  return (
    <>
      {[70, 160, 250, 340].map((y) => (
        <path key={y} d={`M0 ${y}H600`} className={classes.rule} />
      ))}
      <path d="M400 0V420" className={classes.now} />
      <path d="M400 158C452 92 520 66 600 50V176C524 152 458 156 400 158Z" className={classes.band} />
      <path
        d="M0 308C40 306 62 284 92 286S142 314 180 304 236 248 270 252 312 290 340 262 376 190 400 158"
        className={classes.known}
      />
      <path d="M400 158C454 118 524 108 600 112" className={classes.ahead} />
      <circle cx="400" cy="158" r="6" className={classes.point} />
    </>
  )
}

const FIRST_X = 60
const WEEK = 96

/** Where each of six stood, week after week. */
const RANKS = [
  [5, 5, 4, 2, 1, 0],
  [0, 1, 0, 0, 0, 1],
  [2, 0, 1, 1, 3, 3],
  [1, 2, 3, 4, 2, 2],
  [3, 4, 2, 3, 4, 5],
  [4, 3, 5, 5, 5, 4],
] as const

function rankPath(ranks: readonly number[]): string {
  const at = (week: number, rank: number) => `${FIRST_X + week * WEEK} ${60 + rank * 60}`
  return ranks
    .map((rank, week) => {
      if (week === 0) return `M${at(0, rank)}`
      const middle = FIRST_X + (week - 0.5) * WEEK
      const before = ranks[week - 1] ?? rank
      return `C${middle} ${60 + before * 60} ${middle} ${60 + rank * 60} ${at(week, rank)}`
    })
    .join('')
}

function RankLines() {
  return (
    <>
      {RANKS.map((ranks, index) => (
        <g key={ranks.join('')} className={index === 0 ? classes.leader : classes.follower}>
          <path d={rankPath(ranks)} />
          {ranks.map((rank, week) => (
            <circle key={`${week * WEEK}`} cx={FIRST_X + week * WEEK} cy={60 + rank * 60} r={index === 0 ? 6 : 4} />
          ))}
        </g>
      ))}
    </>
  )
}

/** A repeat: quarter circles turned as a block print is. */
function BlockPrint() {
  const size = 60
  const turns = [0, 1, 3, 2, 2, 0, 1, 3, 1, 3, 2, 0, 3, 2, 0, 1]
  return (
    <>
      {Array.from({ length: 70 }, (_, index) => {
        const column = index % 10
        const row = Math.floor(index / 10)
        const turn = (turns[(column % 4) + (row % 4) * 4] ?? 0) * 90
        const isFilled = (column * 3 + row * 5) % 7 === 0
        return (
          <g
            key={index}
            transform={`translate(${column * size} ${row * size}) rotate(${turn} ${size / 2} ${size / 2})`}
            className={isFilled ? classes.filled : classes.outline}
          >
            <path d={`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`} />
            {!isFilled && <path d={`M0 0H${size / 2}A${size / 2} ${size / 2} 0 0 1 0 ${size / 2}Z`} />}
          </g>
        )
      })}
    </>
  )
}

/** Calls as they come in: columns of dots, the newest at the right. */
function CallDots() {
  const heights = [3, 4, 4, 6, 5, 7, 6, 8, 9, 8, 10, 9, 11, 12, 11, 13]
  return (
    <>
      {heights.flatMap((height, column) =>
        Array.from({ length: height }, (_, row) => (
          <circle
            key={`${column * 100 + row}`}
            cx={30 + column * 36}
            cy={396 - row * 28}
            r={row === height - 1 ? 7 : 4}
            className={row === height - 1 ? classes.point : classes.dot}
          />
        )),
      )}
    </>
  )
}

/** One who brings others, who bring others. */
function Branches() {
  const near = [70, 150, 270, 350]
  return (
    <>
      {near.map((y, index) => (
        <g key={y}>
          <path d={`M60 210C170 210 190 ${y} 300 ${y}`} className={index === 1 ? classes.known : classes.thin} />
          {[-36, 0, 36].map((offset) => (
            <g key={offset}>
              <path
                d={`M300 ${y}C400 ${y} 440 ${y + offset} 540 ${y + offset}`}
                className={index === 1 && offset === -36 ? classes.ahead : classes.thin}
              />
              <circle cx="540" cy={y + offset} r="4" className={classes.dot} />
            </g>
          ))}
          <circle cx="300" cy={y} r="6" className={index === 1 ? classes.point : classes.dot} />
        </g>
      ))}
      <circle cx="60" cy="210" r="9" className={classes.point} />
    </>
  )
}

const DRAWINGS: Readonly<Record<Line, () => React.JSX.Element>> = {
  trendee: RisingCurve,
  trendeesellers: RankLines,
  trendeegraphics: BlockPrint,
  trendeeapi: CallDots,
  trendeepartners: Branches,
}
