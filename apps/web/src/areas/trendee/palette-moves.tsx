import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { paletteOverTime } from '@trendee/contract/trends/color-panels'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useTexts } from '../../shared/i18n/use-texts'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import classes from './color-panel.module.css'

type Moves = NonNullable<OutputOf<typeof paletteOverTime>['moves']>

interface MovesProps {
  readonly moves: Moves
  readonly gender: AskedGender
  readonly region: string
}

/** Which colours the newer half of the periods names more and less than the older, beyond chance. */
export function PaletteMoves({ moves, gender, region }: MovesProps) {
  const { t, format } = useTexts()
  const { gained, lost, before_from: before, now_from: now } = moves
  const days = { before: format.day(before), now: format.day(now) }
  if (gained.length + lost.length === 0) return <p className={classes.quiet}>{t('palette.no_moves', days)}</p>
  return (
    <div className={classes.moves}>
      {([gained, lost] as const).map((list, at) => {
        const title = t(at === 0 ? 'palette.gained' : 'palette.lost')
        return list.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {list.map((color) => (
                <MovedColor key={color.value} color={color} gender={gender} region={region} />
              ))}
            </ul>
          </section>
        )
      })}
      <p className={classes.quiet}>{t('palette.moves_note', days)}</p>
    </div>
  )
}

interface MovedProps extends Omit<MovesProps, 'moves'> {
  readonly color: Moves['gained'][number]
}

function MovedColor({ color, gender, region }: MovedProps) {
  const { format, nameOf } = useTexts()
  const { value, name, name_zh: zh, hex, before, now } = color
  return (
    <li>
      <span className={classes.dot} style={{ background: hex }} aria-hidden />
      <Link to={trendPath({ trend_id: value, type: 'color' }, gender)} search={inRegion(region)}>
        {nameOf(name, zh)}
      </Link>
      <span>
        {format.share(before)} → {format.share(now)}
      </span>
    </li>
  )
}
