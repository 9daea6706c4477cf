import { Readable } from 'node:stream'
import type { CONTRACT } from '@trendee/contract/contract'
import { TABLE_FILES } from '@trendee/runtime/exports/table-file'
import { exportedTable, fileNameOf } from '../../answers/exported-table'
import { exportedList, pagesOf } from '../../answers/list-pages'
import { type Handler, tableAnswer } from '../../http/handler'

async function* together<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield await Promise.resolve(items)
}

/**
 * A list as a file in the asked language, with the filters of its screen. The list's handler answers it as one page, because
 * several pages could be read before and after an import. The plan's limit cuts the quantity.
 */
export function exportList(handlers: object): Handler<typeof CONTRACT.common.export> {
  return async ({ what, filters, given, quantity, language, format }, call) => {
    const exported = exportedList(what)
    const pageSize = call.top === null ? quantity : Math.min(quantity, call.top)
    const { list, as_of: asOf = null } = await pagesOf(handlers, exported, filters, call)(1, pageSize)
    const { contentType, write } = TABLE_FILES[format]
    return tableAnswer(list, (shown) => {
      const reader = { language, origin: call.request.origin }
      return {
        contentType,
        body: Readable.from(write(exportedTable(exported, together(shown), reader)), { objectMode: false }),
        fileName: `${fileNameOf(what, given, asOf)}.${format}`,
      }
    })
  }
}
