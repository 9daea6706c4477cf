export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly bytes: number
  readonly state: UploadState
  /** Fraction sent. */
  readonly sent: number
  readonly error: Error | null
}

export type UploadStep =
  | { readonly kind: 'added'; readonly uploads: readonly Upload[] }
  | { readonly kind: 'changed'; readonly id: number; readonly part: Partial<Upload> }
  | { readonly kind: 'tidied' }

/** The list of files on their way; those that arrived are tidied away, those that failed stay to be read. */
export function uploadsAfter(uploads: readonly Upload[], step: UploadStep): readonly Upload[] {
  if (step.kind === 'added') return [...uploads, ...step.uploads]
  if (step.kind === 'tidied') return uploads.filter((upload) => upload.state !== 'sent')
  return uploads.map((upload) => (upload.id === step.id ? { ...upload, ...step.part } : upload))
}

/** Pictures come packed; a feed may be gzipped, but is no archive. */
export function isPictureArchive(name: string): boolean {
  return /\.(zip|tar|tar\.gz|tgz)$/i.test(name)
}
