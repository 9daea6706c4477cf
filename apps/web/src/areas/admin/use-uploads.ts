import { useCallback, useReducer, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { admin } from '@trendee/contract/admin/admin'
import { adminPictures } from '@trendee/contract/admin-pictures/admin-pictures'
import { uploadFile } from '../../shared/api/upload'
import { localDay } from '../../shared/format/local-day'
import { type Upload, isPictureArchive, uploadsAfter } from './uploads'

export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly send: (files: readonly File[]) => void
  readonly tidy: () => void
  /** By import: the day on which its file was last changed, as the browser knows it. */
  readonly fileDays: ReadonlyMap<string, string>
}

/**
 * Sends files one after the other: the server reads a feed as it arrives, two at once would only share the line. Each is
 * held until somebody has seen what it would move; `onAlone` hears of one that was chosen alone.
 */
export function useUploads(onAlone: (importId: string) => void): Uploads {
  const [uploads, dispatch] = useReducer(uploadsAfter, [])
  const [fileDays, setFileDays] = useState<ReadonlyMap<string, string>>(new Map())
  const client = useQueryClient()
  const nextId = useRef(1)
  const queue = useRef(Promise.resolve())
  const sendOne = useCallback(
    async (file: File, id: number, isAlone: boolean) => {
      dispatch({ kind: 'changed', id, part: { state: 'sending' } })
      try {
        const onProgress = (sent: number) => dispatch({ kind: 'changed', id, part: { sent } })
        const held = isPictureArchive(file.name)
          ? await uploadFile(adminPictures.pictureUpload, file, {}, onProgress).then(() => null)
          : await uploadFile(admin.importUpload, file, { review: 'true' }, onProgress)
        dispatch({ kind: 'changed', id, part: { state: 'sent', sent: 1 } })
        if (held === null) return
        const { import_id } = held
        setFileDays((before) => new Map(before).set(import_id, localDay(file.lastModified)))
        if (isAlone) onAlone(import_id)
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error))
        dispatch({ kind: 'changed', id, part: { state: 'failed', error: reason } })
      }
      void client.invalidateQueries({ queryKey: [admin.imports.path] })
    },
    [client, onAlone],
  )
  const send = useCallback<Uploads['send']>(
    (files) => {
      const added = files.map((file) => ({ file, id: nextId.current++ }))
      dispatch({
        kind: 'added',
        uploads: added.map(({ file, id }) => ({
          id,
          name: file.name,
          bytes: file.size,
          state: 'waiting',
          sent: 0,
          error: null,
        })),
      })
      for (const { file, id } of added) {
        queue.current = queue.current.then(() => sendOne(file, id, files.length === 1))
      }
    },
    [sendOne],
  )
  const tidy = useCallback(() => dispatch({ kind: 'tidied' }), [])
  return { uploads, send, tidy, fileDays }
}
