/**
 * How something is taken up: as in Bass's model of new products, a few find it by themselves and the others follow those whom
 * they see with it. Afterwards it stays, settles a little lower or is given up. Weeks are counted back from the world's end:
 * the newest complete week is 1, week 0 and negative ones lie ahead.
 */
export interface AdoptionWave {
  /** Weeks ago in which half of the change was reached: the truth that tests hold findings to. */
  readonly halfWeeksAgo: number
  /** Weeks from the first tenth of the change to the ninth, 6 to 60. */
  readonly riseWeeks: number
  /** What the whole change multiplies interest by; below 1 it is given up. */
  readonly factor: number
  /** Followers for one who finds it alone: high values start late and turn sharply, low ones start at once. */
  readonly imitation: number
  /** How it ends; null while it stays. */
  readonly end: WaveEnd | null
}

/** A plateau that settles lower (`keeps` near 1) or a fad that dies (`keeps` near 0). */
export interface WaveEnd {
  /** Weeks from the half of the rise to the half of the fall. */
  readonly halfAfterWeeks: number
  /** Weeks from the first to the ninth tenth of the fall. */
  readonly fallWeeks: number
  /** Share of the change that stays. */
  readonly keeps: number
}

const FALL_IMITATION = 12

/** Weeks from a Bass curve's beginning to a share of it, for a curve of one tenth to nine tenths in `riseWeeks`. */
function weeksTo(share: number, riseWeeks: number, imitation: number): number {
  const time = (part: number): number => Math.log((1 + part * imitation) / (1 - part))
  return (riseWeeks * time(share)) / (time(0.9) - time(0.1))
}

/** Share (0–1) of the adopters who have come by `weeks` after the beginning. */
function adopted(weeks: number, riseWeeks: number, imitation: number): number {
  if (weeks <= 0) return 0
  const pace = (Math.log((1 + 0.9 * imitation) / 0.1) - Math.log((1 + 0.1 * imitation) / 0.9)) / riseWeeks
  const left = Math.exp(-pace * weeks)
  return (1 - left) / (1 + imitation * left)
}

/** Weeks ago in which the first adopters of a wave came. */
export function beginningOf({ halfWeeksAgo, riseWeeks, imitation }: AdoptionWave): number {
  return halfWeeksAgo + weeksTo(0.5, riseWeeks, imitation)
}

/** What a wave multiplies interest by in a week. */
export function waveFactor(wave: AdoptionWave, weeksAgo: number): number {
  const { halfWeeksAgo, riseWeeks, imitation, factor, end } = wave
  const up = adopted(beginningOf(wave) - weeksAgo, riseWeeks, imitation)
  if (up === 0) return 1
  if (end === null) return 1 + (factor - 1) * up
  const fallBegins = halfWeeksAgo - end.halfAfterWeeks + weeksTo(0.5, end.fallWeeks, FALL_IMITATION)
  const down = adopted(fallBegins - weeksAgo, end.fallWeeks, FALL_IMITATION)
  return 1 + (factor - 1) * up * (1 - (1 - end.keeps) * down)
}

/** All waves of a thing together, natural logarithm. */
export function wavesLog(waves: readonly AdoptionWave[], weeksAgo: number): number {
  return waves.reduce((sum, wave) => sum + Math.log(waveFactor(wave, weeksAgo)), 0)
}
