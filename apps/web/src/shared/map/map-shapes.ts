import type { Feature, GeoJsonProperties, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import usTopology from 'us-atlas/states-albers-10m.json'
import worldTopology from 'world-atlas/countries-110m.json'
import { COUNTRY_NUMBERS } from './country-numbers'
import { naturalEarth, pathOf } from './projection'
import { STATE_CODES } from './state-codes'

export interface MapShape {
  /** `US`, `US-CA`; a made-up word for land without a code. */
  readonly region: string
  readonly path: string
}

const ANTARCTICA = '010'
const WORLD_SCALE = 100

function featuresOf(topology: unknown, name: string): Feature[] {
  const atlas = topology as Topology<Record<string, GeometryCollection<GeoJsonProperties>>>
  const collection = atlas.objects[name]
  return collection === undefined ? [] : feature(atlas, collection).features
}

function polygonsOf(geometry: Geometry): number[][][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

export function countryShapes(): MapShape[] {
  const codes = new Map(Object.entries(COUNTRY_NUMBERS).map(([code, number]) => [number, code]))
  return featuresOf(worldTopology, 'countries')
    .filter((country) => country.id !== ANTARCTICA)
    .map((country, place) => ({
      region: codes.get(String(country.id)) ?? `land-${place}`,
      path: pathOf(polygonsOf(country.geometry), (point) => {
        const [x, y] = naturalEarth(point)
        return [x * WORLD_SCALE, y * WORLD_SCALE]
      }),
    }))
}

/** The United States; the atlas comes projected already, with Alaska and Hawaii moved in. */
export function stateShapes(): MapShape[] {
  return featuresOf(usTopology, 'states').map((state, place) => ({
    region: STATE_CODES[String(state.properties?.['name'])] ?? `land-${place}`,
    path: pathOf(polygonsOf(state.geometry), (point) => point),
  }))
}
