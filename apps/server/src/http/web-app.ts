import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { answerError, nothingHere } from './errors'

interface Page {
  readonly html: Buffer
  /** Strong: by the content alone, so that every server of a cluster gives the same. */
  readonly etag: string
  readonly modified: Date
}

function pageOf(html: Buffer, modified: Date): Page {
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`, modified }
}

/** The page as it lies in the folder; read anew when another build has put another one there. */
function pageReader(path: string): () => Promise<Page> {
  let known: Page | null = null
  return async () => {
    try {
      const { mtime } = await stat(path)
      if (known?.modified.getTime() === mtime.getTime()) return known
      return (known = pageOf(await readFile(path), mtime))
    } catch (error) {
      // A build that is being put there takes the old page away first.
      if (known !== null) return known
      throw error
    }
  }
}

function sendPage({ html, etag, modified }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers({ etag, 'last-modified': modified.toUTCString(), 'cache-control': 'no-cache' })
  // What is read by a link is for whoever was given it: no search engine lists it.
  if (request.url.startsWith('/shared/')) void reply.header('x-robots-tag', 'noindex, nofollow')
  // A proxy that packs the page marks its tag as weak; the content is the same.
  const asked = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (asked?.includes(etag)) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}

/**
 * Serves the built web app. Every address that is neither a file nor under /api is a screen, so it gets the page, and
 * the browser's router decides. Files with a hash in their name never change; the page itself is asked for each time,
 * and its tag tells open tabs of a new version.
 */
export async function registerWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder === undefined ? null : pageReader(join(folder, 'index.html'))
  if (folder !== undefined && page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/')
        void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const path of ['/', '/index.html']) {
      app.get(path, async (request, reply) => sendPage(await page(), request, reply))
    }
  }
  const isScreen = ({ method, url }: FastifyRequest) => method === 'GET' && !/^\/(api|assets)([/?]|$)/.test(url)
  app.addHook('onRequest', async (request, reply) => {
    // No file has such a name; the search for one would refuse it before the screen could say that there is no such thing.
    if (page !== null && request.url.includes('%00') && isScreen(request)) await sendPage(await page(), request, reply)
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (page !== null && isScreen(request)) return sendPage(await page(), request, reply)
    return answerError(nothingHere(), request, reply)
  })
}
