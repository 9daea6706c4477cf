import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Endpoint } from '@trendee/contract/endpoint'

export type Input = Readonly<Record<string, unknown>>

const BOUNDARY = 'trendee-test'
/** A file of no feed: what follows from one that is read in would be derived each time. */
const UPLOAD = 'colour,title\nred,Wool coat\n'

function multipart(input: Input): string {
  const fields = Object.entries(input).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="series.csv"\r\nContent-Type: text/csv\r\n\r\n${UPLOAD}\r\n`
  return `${fields.join('')}${file}--${BOUNDARY}--\r\n`
}

/** Sends an endpoint's input the way the contract says it travels; by another method where a test says so. */
export function ask(
  app: FastifyInstance,
  endpoint: Omit<Endpoint, 'method'> & { readonly method: Endpoint['method'] | 'HEAD' },
  input: Input,
  token?: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
  const headers = token === undefined ? {} : { token }
  if (endpoint.carrier === 'query') {
    const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return app.inject({ method: endpoint.method, url, query, headers, cookies })
  }
  if (endpoint.carrier === 'body') return app.inject({ method: endpoint.method, url, payload: rest, headers, cookies })
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  return app.inject({
    method: endpoint.method,
    url,
    payload: multipart(rest),
    headers: { ...headers, ...type },
    cookies,
  })
}
