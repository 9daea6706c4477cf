import type { MovedSeries, SeriesKey } from '@trendee/core/forecast/frozen-forecast'

/** A frozen forecast that may move, or that stands where one may go. */
export interface LedgerPlace extends SeriesKey {
  readonly forecastId: string
  readonly origin: string
  readonly weeks: number
  readonly weeksScored: number
  readonly movedFrom: string | null
}

export interface SettledMove {
  readonly forecast: LedgerPlace
  readonly to: MovedSeries['to']
}

const idOf = (...parts: readonly string[]) => JSON.stringify(parts)

/** Negative where `a` spoke more than `b`: longer, else under its own name, else alphabetically first. */
function bySpeech(a: MovedSeries, b: MovedSeries): number {
  return (
    b.weeks - a.weeks ||
    Number(b.isNamesake) - Number(a.isNamesake) ||
    (idOf(a.to.trendId, a.to.gender) < idOf(b.to.trendId, b.to.gender) ? -1 : 1)
  )
}

/** Negative where of two forecasts for one place `a` is kept there. */
function byWorth(a: LedgerPlace, b: LedgerPlace): number {
  return (
    b.weeksScored - a.weeksScored ||
    b.weeks - a.weeks ||
    (idOf(a.trendId, a.gender) < idOf(b.trendId, b.gender) ? -1 : 1)
  )
}

/** Where each forecast belongs, seen from the state before: none is moved on by the move of another series. */
function wishesOf(places: readonly LedgerPlace[], moved: readonly MovedSeries[]): SettledMove[] {
  const byFrom = new Map<string, MovedSeries>()
  for (const move of moved.toSorted(bySpeech)) {
    const { platform, region, from } = move
    const series = idOf(platform, region, from.trendId, from.gender)
    if (!byFrom.has(series)) byFrom.set(series, move)
  }
  const isDone = new Set(moved.map(({ platform, from, to }) => idOf(platform, from.trendId, to.trendId, to.gender)))
  return places.flatMap((forecast) => {
    const { platform, trendId, gender, region, movedFrom } = forecast
    // A run that was killed after the moves asks for the same ones again.
    if (movedFrom !== null && isDone.has(idOf(platform, movedFrom, trendId, gender))) return []
    const move = byFrom.get(idOf(platform, region, trendId, gender)) ?? byFrom.get(idOf(platform, '', trendId, gender))
    return move ? [{ forecast, to: move.to }] : []
  })
}

/**
 * Which forecasts go where. Of several for one place the one that was scored most goes there, and none goes where one
 * stays; the others stay under the id that they have. Since one that stays holds its place, this is asked until nobody else has to.
 */
export function settleMoves(places: readonly LedgerPlace[], moved: readonly MovedSeries[]): SettledMove[] {
  const placeOf = ({ trendId, gender }: MovedSeries['to'], { platform, region, origin }: LedgerPlace) =>
    idOf(trendId, gender, platform, region, origin)
  const wishes = wishesOf(places, moved).toSorted((a, b) => byWorth(a.forecast, b.forecast))
  let moves = [...new Map(wishes.toReversed().map((move) => [placeOf(move.to, move.forecast), move])).values()]
  for (;;) {
    const going = new Set(moves.map(({ forecast }) => forecast.forecastId))
    const held = new Set(
      places.filter(({ forecastId }) => !going.has(forecastId)).map((forecast) => placeOf(forecast, forecast)),
    )
    const free = moves.filter(({ to, forecast }) => !held.has(placeOf(to, forecast)))
    if (free.length === moves.length) return moves
    moves = free
  }
}
