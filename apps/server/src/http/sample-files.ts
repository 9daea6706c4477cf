import type { FastifyInstance } from 'fastify'
import { sampleFile } from '@trendee/feeds/samples/sample-files'
import { answerError, nothingHere } from './errors'
import { sendFile } from './send-answer'

/** `GET /samples/:name`: invented files to try an import with, for everybody; each as if exported today. */
export function registerSampleFiles(app: FastifyInstance, today: () => string): void {
  app.get<{ Params: { name: string } }>('/samples/:name', (request, reply) => {
    const { name } = request.params
    const text = sampleFile(name, today())
    if (text === null) return answerError(nothingHere(), request, reply)
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/csv; charset=utf-8'
    return sendFile({ contentType, fileName: name, body: text }, request, reply)
  })
}
