import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openapiDocument } from '@trendee/contract/openapi'

/** The API's description at `/api/openapi.json` and its reference page at `/api/docs`. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  const document = openapiDocument()
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none', tryItOutEnabled: true } })
}
