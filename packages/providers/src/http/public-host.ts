import { lookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type LookupFunction, isIPv6 } from 'node:net'
import { isPublicAddress } from '@trendee/core/access/public-address'

/** The way to other machines. Tests give their own: the one of the product leads to public addresses alone. */
export interface Network {
  /** Every address of a host. */
  resolve(host: string): Promise<readonly string[]>
  isPublic(address: string): boolean
  /** Who is trusted to sign certificates, where it is not the usual ones. */
  readonly trusted?: string
  /** Ports that count as the usual one, for servers of tests, which listen where there is room. */
  readonly ports?: readonly number[]
}

export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
}

/** A host that leads inside, or nowhere. */
export class PublicHostError extends Error {
  override readonly name = 'PublicHostError'
  constructor(readonly reason: 'not_public' | 'unreachable') {
    super(reason)
  }
}

export interface PublicQuestion {
  readonly at: URL
  readonly network: Network
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'POST'
  readonly body?: string
}

/**
 * Asks another machine: all addresses of its host are checked for being public, and the connection goes to the very address
 * that was checked, whatever the name leads to by then. Redirects are the caller's, who asks each hop here.
 * @throws PublicHostError; what the connection throws; the signal's reason.
 */
export async function askPublicHost(question: PublicQuestion): Promise<IncomingMessage> {
  const { at, network, signal } = question
  const address = await unlessAborted(checkedAddress(at.hostname, network), signal)
  return ask(question, address)
}

/** The address to connect to. One inside among several outside is a trap: such a host is refused whole. */
async function checkedAddress(host: string, { resolve, isPublic }: Network): Promise<string> {
  const addresses = await resolve(host)
  if (!addresses.every((address) => isPublic(address))) throw new PublicHostError('not_public')
  // Many machines have no way to IPv6.
  const first = addresses.find((address) => !isIPv6(address)) ?? addresses[0]
  if (first === undefined) throw new PublicHostError('unreachable')
  return first
}

/** Looking up a name cannot be stopped, only left. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

function ask(question: PublicQuestion, address: string): Promise<IncomingMessage> {
  const { at, network, signal, headers, method = 'GET', body } = question
  const known = { address, family: isIPv6(address) ? 6 : 4 }
  const pinned: LookupFunction = (_host, { all }, callback) =>
    all ? callback(null, [known]) : callback(null, known.address, known.family)
  const options: RequestOptions = { method, headers, lookup: pinned, agent: false, signal }
  const { trusted } = network
  return new Promise((resolve, reject) => {
    const request =
      at.protocol === 'https:'
        ? httpsRequest(at, { ...options, ...(trusted === undefined ? {} : { ca: trusted }) }, resolve)
        : httpRequest(at, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}
