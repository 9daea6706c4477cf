/** What of a column decides where it stands. */
interface PlacedColumn {
  readonly track: string
  readonly sort?: string
  readonly isFixed?: boolean
  readonly isNumber?: boolean
}

/** A box that is narrower has room for two columns: what a row is called and one figure of it. */
const PHONE_WIDTH = 520
const LEAST_NAME = 152

/** The pixels below which a grid of these tracks has to scroll. */
export function leastWidth(tracks: string): number {
  return [...tracks.matchAll(/(\d+)px/g)].reduce((sum, match) => sum + Number(match[1]), 0)
}

/**
 * On a phone (`room`: pixels beside the boxes to tick) what rows are sorted by, else the first number, stands beside their names,
 * which take the rest of the room; elsewhere columns stand as they come.
 */
export function columnsFor<Each extends PlacedColumn>(
  columns: readonly Each[],
  sort: string | undefined,
  room: number,
): readonly Each[] {
  const name = columns.find((column) => column.isFixed)
  const others = columns.filter((column) => column !== name)
  const figure =
    others.find((column) => column.sort !== undefined && column.sort === sort) ??
    others.find((column) => column.isNumber)
  if (room > PHONE_WIDTH || name === undefined || figure === undefined) return columns
  const track = `${Math.max(LEAST_NAME, Math.floor(room - leastWidth(figure.track)))}px`
  return [{ ...name, track }, figure, ...others.filter((column) => column !== figure)]
}
