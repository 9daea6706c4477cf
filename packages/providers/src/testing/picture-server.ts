import { type RequestListener, createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isPublicAddress } from '@trendee/core/access/public-address'
import type { Network } from '../http/public-host'

export interface PictureServer {
  readonly port: number
  /** Addresses that were asked for, with their host: `cdn.test:4711/a.jpg`. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

export interface PictureServerOptions {
  readonly at?: string
  readonly port?: number
  readonly secure?: { readonly key: string; readonly cert: string }
}

/** A stand-in for a shop's picture host on this machine; what it answers is up to the test. */
export async function startPictureServer(
  answer: RequestListener,
  { at = '127.0.0.1', port = 0, secure }: PictureServerOptions = {},
): Promise<PictureServer> {
  const asked: string[] = []
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  }
  const server = secure ? createSecureServer(secure, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, at, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * A network in which 127.0.0.1 stands for the public internet and every other address is what it is. `resolve` says where
 * names lead; 127.0.0.1 where it is left out.
 */
export function networkOfTest(resolve: Network['resolve'] = () => Promise.resolve(['127.0.0.1'])): Network {
  return { resolve, isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address) }
}
