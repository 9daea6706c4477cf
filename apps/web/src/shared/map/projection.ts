export type Point = readonly [number, number]
type Ring = readonly (readonly number[])[]

/** The Natural Earth projection (Patterson and Šavrič), in units where the map is about 5.5 wide. */
export function naturalEarth([longitude, latitude]: Point): Point {
  const lambda = (longitude * Math.PI) / 180
  const phi = (latitude * Math.PI) / 180
  const p2 = phi * phi
  const p4 = p2 * p2
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)))
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
  return [x, -y]
}

/** Carries a ring on across the date line instead of jumping to the other edge of the map. */
export function unwrapped(ring: Ring): Point[] {
  let shift = 0
  let before: number | null = null
  return ring.map((position) => {
    const longitude = position[0] ?? 0
    if (before !== null && longitude - before > 180) shift -= 360
    if (before !== null && longitude - before < -180) shift += 360
    before = longitude
    return [longitude + shift, position[1] ?? 0]
  })
}

/** SVG path of polygons under a projection. */
export function pathOf(polygons: readonly (readonly Ring[])[], project: (point: Point) => Point): string {
  return polygons
    .flatMap((polygon) =>
      polygon.map((ring) => {
        const points = unwrapped(ring).map(project)
        return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
      }),
    )
    .join('')
}
