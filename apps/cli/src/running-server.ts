import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, InputOf, OutputOf } from '@trendee/contract/endpoint'
import { lockHolder } from '@trendee/runtime/runtime-lock'

/** What the server says went wrong. */
class ServerError extends Error {
  override readonly name = 'ServerError'
}

/** The server on this machine that has the data folder open. */
export class RunningServer {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const query = new URLSearchParams(
      Object.entries(input as Record<string, unknown>).flatMap(([name, value]): [string, string][] =>
        value === undefined
          ? []
          : [[name, Array.isArray(value) ? value.join(',') : String(value as string | number | boolean)]],
      ),
    )
    const answer = await fetch(`${this.url}${endpoint.path}?${query.toString()}`, { headers: { token: this.token } })
    return (await this.dataOf(answer)) as OutputOf<E>
  }

  async upload(path: string, capturedOn: string | undefined): Promise<OutputOf<typeof CONTRACT.admin.importUpload>> {
    const form = new FormData()
    if (capturedOn) form.set('captured_on', capturedOn)
    form.set('file', await openAsBlob(path), basename(path))
    const answer = await fetch(`${this.url}${CONTRACT.admin.importUpload.path}`, {
      method: 'POST',
      headers: { token: this.token },
      body: form,
    })
    return (await this.dataOf(answer)) as OutputOf<typeof CONTRACT.admin.importUpload>
  }

  /** What an endpoint answers with a file, as it comes. It may be long until it begins: `fetch` would give up. */
  async download(endpoint: Endpoint): Promise<Readable> {
    const asked = request(`${this.url}${endpoint.path}`, {
      method: endpoint.method,
      headers: { token: this.token, 'content-type': 'application/json' },
    })
    asked.end('{}')
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    if (answer.statusCode === 200) return answer
    return Promise.reject(new ServerError(((await json(answer)) as { msg: string }).msg))
  }

  private async dataOf(answer: Response): Promise<unknown> {
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown }
    if (code !== 1) throw new Error(msg)
    return data
  }
}

/** The server that has a data folder open, or null when none has. */
export function runningServer(folder: string): RunningServer | null {
  const holder = lockHolder(folder)
  return holder?.url ? new RunningServer(holder.url, holder.token) : null
}
