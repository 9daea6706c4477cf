import { exportFormat } from '@trendee/contract/common/own-export'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { TABLE_FILES } from '@trendee/runtime/exports/table-file'
import {
  MOST_AT_ONCE,
  addExport,
  cancelExport,
  ownExportById,
  ownExports as exportsOf,
} from '@trendee/store/exports/own-exports'
import { ownExportAnswer } from '../../answers/own-export'
import { fileNameOf } from '../../answers/exported-table'
import { exportedList, pagesOf } from '../../answers/list-pages'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

type Common = typeof CONTRACT.common

function noSuchExport(): ApiError {
  return new ApiError('not_found', 'There is no such export.')
}

/** Keeps the wish with what was counted for it; the work itself begins soon after, or at the next start of the server. */
export const exportStart =
  (handlers: object): Handler<Common['exportStart']> =>
  async ({ what, filters, given, quantity, language, format }, call) => {
    const { runtime, state, counted, top, request, logError } = call
    const { accountId } = memberOf(call)
    // What the list refuses is refused now, and not to everybody who waits behind it.
    await pagesOf(handlers, exportedList(what), filters, call)(1, 1)
    const own = await addExport(
      runtime.store.db,
      {
        accountId,
        what,
        format,
        question: { given, language, origin: request.origin },
        quantity: top === null ? quantity : Math.min(quantity, top),
        fileName: `${fileNameOf(what, given, null)}.${format}`,
        counted,
      },
      new Date(),
    )
    if (own === null) {
      throw new ApiError(
        'conflict',
        `There are ${MOST_AT_ONCE} exports of yours under way. Wait for one, or cancel it.`,
      )
    }
    state.afterAnswers.add(state.jobs?.wake('exports') ?? Promise.resolve(), logError)
    return ownExportAnswer(own)
  }

export const ownExports: Handler<Common['ownExports']> = async (_input, call) => {
  const list = await exportsOf(call.runtime.store.db, memberOf(call).accountId, new Date())
  return { list: list.map(ownExportAnswer) }
}

export const exportFile: Handler<Common['exportFile']> = async ({ export_id }, call) => {
  const { runtime } = call
  const own = await ownExportById(runtime.store.db, memberOf(call).accountId, export_id, new Date())
  if (own?.state !== 'ready') throw noSuchExport()
  const body = await runtime.exports.read(own.exportId)
  if (body === null) throw noSuchExport()
  return { contentType: TABLE_FILES[exportFormat.parse(own.format)].contentType, body, fileName: own.fileName }
}

export const exportCancel: Handler<Common['exportCancel']> = async ({ export_id }, call) => {
  const own = await cancelExport(call.runtime.store.db, memberOf(call).accountId, export_id, new Date())
  if (!own) throw noSuchExport()
  return ownExportAnswer(own)
}
