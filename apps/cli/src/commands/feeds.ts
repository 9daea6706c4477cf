import { FEEDS } from '@trendee/feeds/registry'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'

export const feeds: Command = {
  operands: '',
  summary: 'List the feeds that are recognised, and by what',
  options: {},
  example: '',
  run(context) {
    const { files } = parseOptions(context.argv, {})
    if (files.length > 0) throw new UsageError('feeds takes no file')
    for (const { id, title, looksFor } of FEEDS) context.print(`${id}: ${title.en}. ${looksFor.en}`)
    return Promise.resolve(0)
  },
}
