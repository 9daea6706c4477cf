import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { festivals } from '@trendee/contract/festivals/festivals'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { buildUpPlaces } from '@trendee/core/festivals/build-up-weeks'
import { useTexts } from '../../shared/i18n/use-texts'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import { LiftLine } from './lift-line'
import classes from './topics.module.css'

type Lift = OutputOf<typeof festivals.detail>['interest']['categories'][number]

interface LiftsProps {
  readonly title: string
  readonly lifts: readonly Lift[]
  /** Of the last occurrence. */
  readonly day: string
  readonly region: string
  readonly gender: AskedGender
}

/** What stood out before a festival, each with its weeks around it. */
export function LiftCards({ title, lifts, day, region, gender }: LiftsProps) {
  return (
    <>
      <h3 className={`caps ${classes.kind}`}>{title}</h3>
      <div className={classes.lifts}>
        {lifts.map((lift) => (
          <LiftCard key={`${lift.platform}/${lift.trend_id}`} lift={lift} day={day} region={region} gender={gender} />
        ))}
      </div>
    </>
  )
}

function LiftCard({ lift, day, region, gender }: Omit<LiftsProps, 'title' | 'lifts'> & { readonly lift: Lift }) {
  const { t, format, nameOf } = useTexts()
  const name = nameOf(lift.name, lift.trend_name_zh)
  return (
    <Link to={trendPath(lift, gender)} search={inRegion(region)} className={classes.lift}>
      <span className={classes.picture}>
        <Picture src={lift.picture} alt="" ratio="1" />
      </span>
      <span className={classes.liftWords}>
        <span className={classes.dayName}>{name}</span>
        <Growth value={lift.lift} size="lg" meaning={t('festivals.lift')} />
        <span className={classes.small}>{t('festivals.years', { above: lift.years_above, years: lift.years })}</span>
      </span>
      <LiftLine
        measured={lift.around.values}
        expected={lift.expected.values}
        buildUp={weeksOf(lift, day)}
        label={t('festivals.line', { name, day: format.day(day) })}
      />
    </Link>
  )
}

/** The build-up's places within the drawn weeks: ten before it, six after. */
function weeksOf({ around }: Lift, day: string): { readonly from: number; readonly to: number } {
  const [last = 0] = buildUpPlaces(day, 1, around.start)
  return { from: DRAWN_BEFORE, to: last }
}
const DRAWN_BEFORE = 10
