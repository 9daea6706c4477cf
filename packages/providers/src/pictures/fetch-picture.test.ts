import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type PictureServer,
  type PictureServerOptions,
  networkOfTest,
  startPictureServer,
} from '../testing/picture-server'
import { selfSignedForLoopback } from '../testing/self-signed'
import { INTERNET, type Network } from '../http/public-host'
import { type PictureBounds, fetchPicture } from './fetch-picture'

const PICTURE = Buffer.from('a picture, as far as the fetcher can tell')
const BOUNDS = { milliseconds: 5000, bytes: 1000 }
const servers: PictureServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const sendPicture = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE)

async function serving(answer: RequestListener, options: PictureServerOptions = {}): Promise<PictureServer> {
  const server = await startPictureServer(answer, options)
  servers.push(server)
  return server
}

interface Asked {
  readonly path?: string
  readonly network?: Network
  readonly bounds?: PictureBounds
  readonly allowsHttp?: boolean
  readonly signal?: AbortSignal
}

/** Fetches from a server whose hosts under `.test` are allowed without encryption. */
function fetching(
  { port }: PictureServer,
  {
    path = '/a.jpg',
    network = networkOfTest(),
    bounds = BOUNDS,
    allowsHttp = true,
    signal = neverAborted(),
  }: Asked = {},
): Promise<Buffer> {
  const rules = ['cdn.test', 'other.test'].map((host) => ({ host: `${host}:${port}`, allowsHttp }))
  return fetchPicture({ address: `http://cdn.test:${port}${path}`, rules, network, bounds, signal })
}

const neverAborted = () => new AbortController().signal
const trouble = (name: string) => ({ name: 'PictureError', trouble: name })

describe('a picture', () => {
  it('comes from a host that is allowed', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    expect(await fetching(server)).toEqual(PICTURE)
    expect(server.asked).toEqual([`cdn.test:${server.port}/a.jpg`])
  })

  it('comes encrypted, and only from whoever the certificate names', async () => {
    const secure = selfSignedForLoopback('cdn.test')
    const server = await serving((_request, response) => sendPicture(response), { secure })
    const network = { ...networkOfTest(), trusted: secure.cert }
    const from = (name: string) => {
      const rules = [{ host: `${name}:${server.port}`, allowsHttp: false }]
      const address = `https://${name}:${server.port}/a.jpg`
      return fetchPicture({ address, rules, network, bounds: BOUNDS, signal: neverAborted() })
    }
    expect(await from('cdn.test')).toEqual(PICTURE)
    await expect(from('other.test')).rejects.toMatchObject(trouble('unreachable'))
    expect(server.asked).toEqual([`cdn.test:${server.port}/a.jpg`])
  })

  it('does not come unencrypted where only encrypted is allowed', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    await expect(fetching(server, { allowsHttp: false })).rejects.toMatchObject(trouble('not_allowed'))
    expect(server.asked).toEqual([])
  })

  it.each([
    ['loopback', '127.0.0.2'],
    ['loopback, IPv6', '::1'],
    ['private', '10.0.0.7'],
    ['private', '172.20.0.7'],
    ['private', '192.168.1.7'],
    ['link-local', '169.254.3.4'],
    ['metadata', '169.254.169.254'],
    ['CGNAT', '100.64.0.7'],
    ['any', '0.0.0.0'],
    ['unique local', 'fd12::7'],
    ['link-local, IPv6', 'fe80::7'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped metadata', '::ffff:169.254.169.254'],
  ])('is not fetched where its name leads inside: %s %s', async (_kind, address) => {
    const server = await serving((_request, response) => sendPicture(response))
    const network = networkOfTest(() => Promise.resolve([address]))
    await expect(fetching(server, { network })).rejects.toMatchObject(trouble('not_public'))
    expect(server.asked).toEqual([])
  })

  it('is not fetched where one address among several is inside', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    const network = networkOfTest(() => Promise.resolve(['127.0.0.1', '10.0.0.7']))
    await expect(fetching(server, { network })).rejects.toMatchObject(trouble('not_public'))
    expect(server.asked).toEqual([])
  })

  it('is not fetched from this machine by the network of the product', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    const network = { ...INTERNET, resolve: () => Promise.resolve(['127.0.0.1']) }
    await expect(fetching(server, { network })).rejects.toMatchObject(trouble('not_public'))
    expect(server.asked).toEqual([])
  })

  it('comes from the address that was checked, though the name leads inside a moment later', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    const inside = await serving((_request, response) => sendPicture(response), { at: '127.0.0.2', port: server.port })
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const network = networkOfTest(() => Promise.resolve(answers.shift() ?? ['127.0.0.2']))
    expect(await fetching(server, { network })).toEqual(PICTURE)
    expect(inside.asked).toEqual([])
  })
})

describe('a redirect', () => {
  const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()

  it('is followed to another allowed host, three times at most', async () => {
    const steps: Readonly<Record<string, string>> = { '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5' }
    const server = await serving((request, response) => {
      const next = steps[request.url ?? '']
      if (next === undefined) sendPicture(response)
      else to(`http://other.test:${server.port}${next}`)(response)
    })
    expect(await fetching(server, { path: '/2' })).toEqual(PICTURE)
    await expect(fetching(server, { path: '/1' })).rejects.toMatchObject(trouble('too_many_redirects'))
  })

  it.each([
    ['a host that is not allowed', 'http://inside.test/a.jpg', 'not_allowed'],
    ['this machine', 'http://127.0.0.1/a.jpg', 'not_allowed'],
    ['metadata', 'http://169.254.169.254/latest/meta-data/', 'not_allowed'],
    ['a mapped address', 'http://[::ffff:127.0.0.1]/', 'not_allowed'],
    ['another port', 'http://cdn.test:22/', 'not_allowed'],
    ['a file', 'file:///etc/passwd', 'not_allowed'],
    ['nonsense', 'http://:::', 'not_allowed'],
  ])('to %s is refused', async (_where, location, expected) => {
    const server = await serving((_request, response) => void to(location)(response))
    await expect(fetching(server)).rejects.toMatchObject(trouble(expected))
    expect(server.asked).toHaveLength(1)
  })

  it('to a host that leads inside is refused, and so is the same host when it has moved inside', async () => {
    const server = await serving((_request, response) => void to(`http://other.test:${server.port}/b.jpg`)(response))
    const network = networkOfTest((host) => Promise.resolve([host === 'cdn.test' ? '127.0.0.1' : '192.168.0.9']))
    await expect(fetching(server, { network })).rejects.toMatchObject(trouble('not_public'))
    const again = await serving((_request, response) => void to('/b.jpg')(response))
    const inside = await serving((_request, response) => sendPicture(response), { at: '127.0.0.2', port: again.port })
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const moving = networkOfTest(() => Promise.resolve(answers.shift() ?? []))
    await expect(fetching(again, { network: moving })).rejects.toMatchObject(trouble('not_public'))
    expect([again.asked.length, inside.asked.length]).toEqual([1, 0])
  })
})

describe('an answer', () => {
  it.each<[string, RequestListener, string]>([
    ['404', (_request, response) => void response.writeHead(404).end(), 'gone'],
    ['403', (_request, response) => void response.writeHead(403).end(), 'refused'],
    ['429', (_request, response) => void response.writeHead(429).end(), 'busy'],
    ['503', (_request, response) => void response.writeHead(503).end(), 'busy'],
    ['no type', (_request, response) => void response.writeHead(200).end(PICTURE), 'not_a_picture'],
    ...['text/html', 'image/svg+xml', 'application/octet-stream'].map((type): [string, RequestListener, string] => [
      type,
      (_request, response) => void response.writeHead(200, { 'content-type': type }).end(PICTURE),
      'not_a_picture',
    ]),
    [
      'packed',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(PICTURE),
      'not_a_picture',
    ],
    [
      'said to be too long',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 1001 }).write('x'),
      'too_large',
    ],
    [
      'longer than it may be, without a word of its length',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        response.end(Buffer.alloc(4000))
      },
      'too_large',
    ],
    ['no HTTP', (request) => void request.socket.end('hello\r\n'), 'unreachable'],
    ['broken off', (request) => void request.socket.destroy(), 'unreachable'],
    [
      'broken off half-way',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 100 })
        response.write('half', () => response.socket?.destroy())
      },
      'unreachable',
    ],
  ])('that is %s is no picture', async (_what, answer, expected) => {
    const server = await serving(answer)
    await expect(fetching(server)).rejects.toMatchObject(trouble(expected))
  })

  it.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        const drip = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('that %s is left in time', async (_what, answer) => {
    const server = await serving(answer)
    await expect(fetching(server, { bounds: { milliseconds: 150, bytes: 1000 } })).rejects.toMatchObject(
      trouble('too_slow'),
    )
  })

  it('is not awaited where the name is not found in time', async () => {
    const server = await serving((_request, response) => sendPicture(response))
    const network = networkOfTest(() => new Promise(() => undefined))
    const bounds = { milliseconds: 100, bytes: 1000 }
    await expect(fetching(server, { network, bounds })).rejects.toMatchObject(trouble('too_slow'))
  })

  it('is not awaited by who was told to end, who hears the very reason', async () => {
    const server = await serving(() => undefined)
    const ending = new AbortController()
    const fetched = fetching(server, { signal: ending.signal })
    fetched.catch(() => undefined)
    await expect.poll(() => server.asked).toHaveLength(1)
    ending.abort(new Error('The process ends.'))
    await expect(fetched).rejects.toThrow('The process ends.')
  })
})
