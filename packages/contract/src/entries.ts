import type { Endpoint } from './endpoint'

export interface NamedEndpoint {
  /** Its place in the contract: `trends.topList`, `selling.shein.list`. */
  readonly name: string
  readonly endpoint: Endpoint
}

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'access' in value
}

/** All entries under a branch of the contract, in its order. */
export function entriesOf(branch: object, name = ''): NamedEndpoint[] {
  return Object.entries(branch).flatMap(([key, value]: [string, object]) => {
    const path = name ? `${name}.${key}` : key
    return isEndpoint(value) ? [{ name: path, endpoint: value }] : entriesOf(value, path)
  })
}
