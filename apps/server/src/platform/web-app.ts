import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '@trendee/contract/errors'
import { answerError } from './errors'

/**
 * Serves the built web app. Every address that is neither a file nor under /api is a screen, so it gets the page, and
 * the browser's router decides. Files with a hash in their name never change; the page itself is asked for each time.
 */
export async function registerWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/')
        void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')
    if (folder && isScreen) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return answerError(new ApiError('not_found', 'There is nothing at this address.'), request, reply)
  })
}
