import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, InputOf, OutputOf } from '@trendee/contract/endpoint'
import { ApiError, ERRORS, type ErrorName, errorNameOf } from '@trendee/contract/errors'
import { openByteSource } from '@trendee/feeds/byte-source'
import { lockHolder } from '@trendee/runtime/runtime-lock'

type UploadInput = InputOf<typeof CONTRACT.admin.importUpload>
type Uploaded = OutputOf<typeof CONTRACT.admin.importUpload>

/** The server on this machine that has the data folder open. */
export class RunningServer {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const said = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
    if (endpoint.carrier === 'body') {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(Object.fromEntries(said))
      return (await this.answer(endpoint.path, () => ({ method: endpoint.method, headers, body }))) as OutputOf<E>
    }
    const query = new URLSearchParams(
      said.map(([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? value.join(',') : String(value as string | number | boolean),
      ]),
    )
    return (await this.answer(`${endpoint.path}?${query.toString()}`, () => ({}))) as OutputOf<E>
  }

  /** Sends a feed file. Throws what reading it here would throw, where it is no file or cannot be opened. */
  upload(path: string, input: UploadInput): Promise<Uploaded> {
    return this.send(CONTRACT.admin.importUpload, path, input)
  }

  /** Sends an archive of pictures; throws as `upload`. */
  uploadPictures(path: string): Promise<OutputOf<typeof CONTRACT.adminPictures.pictureUpload>> {
    return this.send(CONTRACT.adminPictures.pictureUpload, path, {})
  }

  /** Sends a file, after the fields of a form. */
  private async send<E extends Endpoint>(
    endpoint: E,
    path: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<OutputOf<E>> {
    await openByteSource(path)
    const file = await openAsBlob(path)
    const answer = await this.answer(endpoint.path, () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, formText(value))
      body.set('file', file, basename(path))
      return { method: 'POST', body }
    })
    return answer as OutputOf<E>
  }

  private noAnswer(error: unknown): ApiError {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message : message
    return new ApiError('unavailable', `the server at ${this.url} does not answer: ${why}`)
  }

  /** What an endpoint answers with a file, as it comes. It may be long until it begins: `fetch` would give up. */
  async download(endpoint: Endpoint): Promise<Readable> {
    const asked = request(`${this.url}${endpoint.path}`, {
      method: endpoint.method,
      headers: { token: this.token, 'content-type': 'application/json' },
    })
    asked.end('{}')
    const [answer] = (await once(asked, 'response').catch((error: unknown) => {
      throw this.noAnswer(error)
    })) as [IncomingMessage]
    if (answer.statusCode === 200) return answer
    const { code, msg } = (await json(answer)) as { code: number; msg: string }
    throw new ApiError(errorNameOf(code), msg)
  }

  /** The data of the answer. A server that has had enough for now is asked again when it says so. */
  private async answer(path: string, request: () => RequestInit): Promise<unknown> {
    for (;;) {
      const sent = new Request(`${this.url}${path}`, request())
      sent.headers.set('token', this.token)
      const answer = await fetch(sent).catch((error: unknown) => {
        throw this.noAnswer(error)
      })
      const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown }
      if (code === 1) return data
      if (code !== ERRORS.too_many_requests.code) throw new ApiError(errorNameOf(code), msg)
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 1))
    }
  }
}

/** A form holds texts: an object goes as its JSON. */
function formText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Takes an answer of that kind for none: `ask(…).catch(orNull('not_found'))`. */
export function orNull(kind: ErrorName): (error: unknown) => null {
  return (error) => {
    if (error instanceof ApiError && error.kind === kind) return null
    throw error
  }
}

/** The server that has a data folder open, or null when none has. */
export function runningServer(folder: string): RunningServer | null {
  const holder = lockHolder(folder)
  return holder?.url ? new RunningServer(holder.url, holder.token) : null
}
