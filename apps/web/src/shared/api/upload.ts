import type { Endpoint } from '@trendee/contract/endpoint'
import { queryText } from '../url/query-text'
import { requestHeaders, unwrap } from './request'

/**
 * Sends one file with its fields. `fetch` cannot tell how much has gone out, hence XMLHttpRequest.
 * `onProgress` gets the fraction sent.
 */
export function uploadFile<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  file: File,
  fields: In,
  onProgress: (fraction: number) => void,
): Promise<Out> {
  return new Promise<Out>((resolve, reject) => {
    const form = new FormData()
    // Fields first: a streaming server reads them before the file arrives.
    for (const [name, value] of new URLSearchParams(queryText(fields as Record<string, unknown>)))
      form.append(name, value)
    form.append('file', file, file.name)
    const xhr = new XMLHttpRequest()
    xhr.open(entry.method, entry.path)
    for (const [name, value] of Object.entries(requestHeaders())) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    xhr.addEventListener('load', () => {
      try {
        resolve(unwrap(xhr.status, parseJson(xhr.responseText), xhr.getResponseHeader('retry-after')) as Out)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    xhr.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    xhr.send(form)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
