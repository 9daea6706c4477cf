import type { FastifyRequest } from 'fastify'
import { isThisMachine } from '@trendee/core/access/this-machine'

/** What proxies add: whoever asks through one does not sit at this machine, whatever name the proxy asks by. */
const ADDED_BY_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** A name or an address, and a port: what else a header may hold would go into the links that lead back here. */
const PLAIN_HOST = /^(?:\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i

/**
 * Whether a request was made by a name of this machine itself. A foreign page whose own name leads here (DNS rebinding)
 * may read every answer, and its browser names it in the Host header.
 */
export function isAtHome({ hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>): boolean {
  return (
    PLAIN_HOST.test(headers.host ?? '') &&
    isThisMachine(hostname) &&
    ADDED_BY_PROXIES.every((name) => headers[name] === undefined)
  )
}
