import { lookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type LookupFunction, isIPv6 } from 'node:net'
import { isPublicAddress } from '@trendee/core/access/public-address'
import { type PictureHostRule, mayFetchFrom } from '@trendee/core/pictures/picture-host'
import { PictureError } from '@trendee/core/pictures/picture-trouble'

/** The way to other machines. Tests give their own: the one of the product leads to public addresses alone. */
export interface Network {
  /** Every address of a host. */
  resolve(host: string): Promise<readonly string[]>
  isPublic(address: string): boolean
  /** Who is trusted to sign certificates, where it is not the usual ones. */
  readonly trusted?: string
}

export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
}

export interface PictureBounds {
  /** For all of it: names, redirects, the whole file. */
  readonly milliseconds: number
  readonly bytes: number
}

export const PICTURE_BOUNDS: PictureBounds = { milliseconds: 20_000, bytes: 10_000_000 }

const MOST_REDIRECTS = 3
const GONE = new Set([404, 410])
const PASSING = new Set([408, 425, 429])
const HEADERS = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
  // Unpacked, a small answer could become a huge one.
  'accept-encoding': 'identity',
  'user-agent': 'Trendee/1 (pictures of product feeds)',
}

export interface PictureQuestion {
  readonly address: string
  readonly rules: readonly PictureHostRule[]
  readonly network: Network
  readonly signal: AbortSignal
  readonly bounds?: PictureBounds
}

/**
 * The bytes of a picture of another machine. Each hop is checked anew: the host by name against the rules, all its addresses
 * for being public; the connection then goes to the very address that was checked, whatever the name leads to by then.
 * @throws PictureError; the signal's reason where the caller has ended it.
 */
export async function fetchPicture(question: PictureQuestion): Promise<Buffer> {
  const { address, rules, network, bounds = PICTURE_BOUNDS } = question
  const deadline = AbortSignal.timeout(bounds.milliseconds)
  const signal = AbortSignal.any([question.signal, deadline])
  try {
    let at = parsed(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!mayFetchFrom(rules, at)) throw new PictureError('not_allowed')
      const checked = await unlessAborted(checkedAddress(at.hostname, network), signal)
      const answer = await ask(at, checked, network, signal)
      const { location } = answer.headers
      if (!isRedirect(answer) || location === undefined) return await pictureOf(answer, bounds.bytes)
      answer.destroy()
      at = parsed(location, at)
    }
    throw new PictureError('too_many_redirects')
  } catch (error) {
    question.signal.throwIfAborted()
    if (deadline.aborted) throw new PictureError('too_slow')
    throw error instanceof PictureError ? error : new PictureError('unreachable')
  }
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new PictureError('not_allowed')
  return new URL(address, base)
}

/** The address to connect to. One inside among several outside is a trap: such a host is refused whole. */
async function checkedAddress(host: string, { resolve, isPublic }: Network): Promise<string> {
  const addresses = await resolve(host)
  if (!addresses.every((address) => isPublic(address))) throw new PictureError('not_public')
  // Many machines have no way to IPv6.
  const first = addresses.find((address) => !isIPv6(address)) ?? addresses[0]
  if (first === undefined) throw new PictureError('unreachable')
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

function ask(at: URL, address: string, { trusted }: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const known = { address, family: isIPv6(address) ? 6 : 4 }
  const pinned: LookupFunction = (_host, { all }, callback) =>
    all ? callback(null, [known]) : callback(null, known.address, known.family)
  const options: RequestOptions = { headers: HEADERS, lookup: pinned, agent: false, signal }
  return new Promise((resolve, reject) => {
    const request =
      at.protocol === 'https:'
        ? httpsRequest(at, { ...options, ...(trusted === undefined ? {} : { ca: trusted }) }, resolve)
        : httpRequest(at, options, resolve)
    request.on('error', reject)
    request.end()
  })
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

async function pictureOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  try {
    refuse(answer, mostBytes)
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length
      // What was said of the length need not be so.
      if (bytes > mostBytes) throw new PictureError('too_large')
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } finally {
    answer.destroy()
  }
}

/** What the head of an answer already tells. */
function refuse({ statusCode = 0, headers }: IncomingMessage, mostBytes: number): void {
  if (GONE.has(statusCode)) throw new PictureError('gone')
  if (statusCode >= 500 || PASSING.has(statusCode)) throw new PictureError('busy')
  if (statusCode !== 200) throw new PictureError('refused')
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new PictureError('too_large')
  const type = headers['content-type'] ?? ''
  const isPicture = /^image\//i.test(type) && !/^image\/svg/i.test(type)
  if (!isPicture || (headers['content-encoding'] ?? 'identity') !== 'identity') throw new PictureError('not_a_picture')
}
