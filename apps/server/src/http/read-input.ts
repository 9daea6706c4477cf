import type { FastifyError, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { Call } from './handler'
import { unstorableAt } from './storable-text'

/** What a request sends, as the contract says it travels; nothing of it is checked yet. */
export async function sentInput(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<{ raw: unknown; upload: Call['upload'] }> {
  const path = request.params as Record<string, string>
  if (endpoint.carrier === 'query') return { raw: { ...(request.query as object), ...path }, upload: null }
  if (endpoint.carrier === 'body') return { raw: { ...bodyFields(request.body), ...path }, upload: null }
  const parts = request.parts()
  const part = await nextFile(parts)
  if (part === null) throw new ApiError('bad_input', 'file: no file was sent', { field: 'file' })
  const fields = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value]] : [],
    ),
  )
  // A part of a file's type need not name a file.
  const { file, filename = '' } = part as { file: Readable; filename?: string }
  if (unstorableAt(filename) !== null) {
    throw new ApiError('bad_input', 'file: its name holds characters that are none', { field: 'file' })
  }
  return {
    raw: fields,
    upload: { fileName: filename, stream: Readable.from(arriving(file, parts), { objectMode: false }) },
  }
}

/** A body names fields or is absent; a list, a text or a number would be read as one that names none. */
function bodyFields(body: unknown): object {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new ApiError('bad_input', 'input: the body is no object', { field: '' })
}

const ONE_FILE = 'file: a request brings one file; send each of several by itself'

/** What the sender did wrong; what the server could not do stays what it is. */
function brokenUpload(error: unknown): unknown {
  if ((error as Partial<FastifyError>).code === 'FST_FILES_LIMIT')
    return new ApiError('bad_input', ONE_FILE, { field: 'file' })
  if (error instanceof ApiError || (error as Partial<FastifyError>).statusCode !== undefined) return error
  return new ApiError('bad_input', 'file: the upload is malformed or was cut off', { field: 'file' })
}

type Parts = ReturnType<FastifyRequest['parts']>

/** The file that comes next; null where no other comes. The reading of parts is not ended by it, as `for await` would. */
async function nextFile(parts: Parts): Promise<MultipartFile | null> {
  try {
    for (let next = await parts.next(); next.done !== true; next = await parts.next())
      if (next.value.type === 'file') return next.value
    return null
  } catch (error) {
    throw brokenUpload(error)
  }
}

/**
 * The bytes of an upload; an error that breaks it off is the sender's, while those of the disk come from elsewhere. Another file
 * behind it breaks it off, too: it would be lost without a word.
 */
async function* arriving(file: Readable, parts: Parts): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer
  } catch (error) {
    throw brokenUpload(error)
  }
  if ((await nextFile(parts)) !== null) throw new ApiError('bad_input', ONE_FILE, { field: 'file' })
}

/** Input of the request checked by the contract. The first thing that is wrong is named with its field. */
export function parseInput(endpoint: Endpoint, raw: unknown): unknown {
  const result = endpoint.input.safeParse(raw)
  if (result.success) {
    const unstorable = unstorableAt(result.data)
    if (unstorable === null) return result.data
    throw new ApiError('bad_input', `${unstorable}: holds characters that are none`, { field: unstorable })
  }
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  throw new ApiError('bad_input', `${field || 'input'}: ${issue?.message ?? 'not understood'}`, { field })
}
