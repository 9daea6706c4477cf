import type { IncomingMessage } from 'node:http'
import { type PictureHostRule, mayFetchFrom } from '@trendee/core/pictures/picture-host'
import { PictureError } from '@trendee/core/pictures/picture-trouble'
import { type Network, PublicHostError, askPublicHost } from '../http/public-host'

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
      const answer = await askPublicHost({ at, network, signal, headers: HEADERS })
      const { location } = answer.headers
      if (!isRedirect(answer) || location === undefined) return await pictureOf(answer, bounds.bytes)
      answer.destroy()
      at = parsed(location, at)
    }
    throw new PictureError('too_many_redirects')
  } catch (error) {
    question.signal.throwIfAborted()
    if (deadline.aborted) throw new PictureError('too_slow')
    if (error instanceof PublicHostError) throw new PictureError(error.reason)
    throw error instanceof PictureError ? error : new PictureError('unreachable')
  }
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new PictureError('not_allowed')
  return new URL(address, base)
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
