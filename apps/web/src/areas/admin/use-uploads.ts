import { useCallback, useReducer, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { admin } from '@trendee/contract/admin/admin'
import { adminPictures } from '@trendee/contract/admin-pictures/admin-pictures'
import { uploadFile } from '../../shared/api/upload'
import { type Upload, isPictureArchive, uploadsAfter } from './uploads'

interface Uploads {
  readonly uploads: readonly Upload[]
  /** `capturedOn` is the day the data was taken, an ISO date; absent means today. */
  readonly send: (files: readonly File[], capturedOn: string | undefined) => void
  readonly tidy: () => void
}

/** Sends files one after the other: the server reads a feed as it arrives, two at once would only share the line. */
export function useUploads(): Uploads {
  const [uploads, dispatch] = useReducer(uploadsAfter, [])
  const client = useQueryClient()
  const nextId = useRef(1)
  const queue = useRef(Promise.resolve())
  const sendOne = useCallback(
    async (file: File, id: number, capturedOn: string | undefined) => {
      dispatch({ kind: 'changed', id, part: { state: 'sending' } })
      try {
        const fields = capturedOn === undefined ? {} : { captured_on: capturedOn }
        const onProgress = (sent: number) => dispatch({ kind: 'changed', id, part: { sent } })
        if (isPictureArchive(file.name)) await uploadFile(adminPictures.pictureUpload, file, {}, onProgress)
        else await uploadFile(admin.importUpload, file, fields, onProgress)
        dispatch({ kind: 'changed', id, part: { state: 'sent', sent: 1 } })
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error))
        dispatch({ kind: 'changed', id, part: { state: 'failed', error: reason } })
      }
      void client.invalidateQueries({ queryKey: [admin.imports.path] })
    },
    [client],
  )
  const send = useCallback<Uploads['send']>(
    (files, capturedOn) => {
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
        queue.current = queue.current.then(() => sendOne(file, id, capturedOn))
      }
    },
    [sendOne],
  )
  const tidy = useCallback(() => dispatch({ kind: 'tidied' }), [])
  return { uploads, send, tidy }
}
