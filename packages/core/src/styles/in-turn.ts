/** Things of several kinds in turn, one of each kind at a time as long as it lasts: at most `size` of them. */
export function inTurn<Thing>(kinds: readonly (readonly Thing[])[], size: number): Thing[] {
  const longest = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => kinds.flatMap((kind) => kind.slice(place, place + 1)))
    .flat()
    .slice(0, size)
}
