import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, InputOf, OutputOf } from '@trendee/contract/endpoint'
import { ApiError, errorNameOf } from '@trendee/contract/errors'
import { lockHolder } from '@trendee/runtime/runtime-lock'

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
    return this.send(CONTRACT.admin.importUpload, path, form)
  }

  uploadPictures(path: string): Promise<OutputOf<typeof CONTRACT.adminPictures.pictureUpload>> {
    return this.send(CONTRACT.adminPictures.pictureUpload, path, new FormData())
  }

  /** Sends a file, after the fields of a form. */
  private async send<E extends Endpoint>(endpoint: E, path: string, form: FormData): Promise<OutputOf<E>> {
    form.set('file', await openAsBlob(path), basename(path))
    const headers = { token: this.token }
    const answer = await fetch(`${this.url}${endpoint.path}`, { method: 'POST', headers, body: form })
    return (await this.dataOf(answer)) as OutputOf<E>
  }

  private async dataOf(answer: Response): Promise<unknown> {
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown }
    if (code !== 1) throw new ApiError(errorNameOf(code), msg)
    return data
  }
}

/** The server that has a data folder open, or null when none has. */
export function runningServer(folder: string): RunningServer | null {
  const holder = lockHolder(folder)
  return holder?.url ? new RunningServer(holder.url, holder.token) : null
}
