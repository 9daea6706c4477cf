import { imports as importPage } from '@trendee/analytics/admin/imports'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { CONTRACT } from '@trendee/contract/contract'
import type { OpenFacts } from '@trendee/runtime/open-facts'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import type { Command } from '../command'
import { IMPORT_COLUMNS, allImports, importLine } from '../import-list'
import { OPENS_ITSELF } from '../open-folder'
import { parseOptions, takesNoOperands } from '../options'
import { runningServer } from '../running-server'
import { rowsAsText } from '../table'

const OPTIONS = {
  format: { choices: ['table', 'csv', 'json', 'ndjson'], text: 'A table to read, a table with commas, or JSON' },
} as const

export const imports: Command = {
  operands: '',
  summary: 'List what was imported, newest first',
  options: OPTIONS,
  example: '--format csv',
  async run({ argv, env, print, open = OPENS_ITSELF }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    takesNoOperands('imports', files)
    const place = runtimeOptions(env)
    const server = runningServer(place.folder)
    const found = server
      ? await allImports((page) => server.ask(CONTRACT.admin.imports, page))
      : await storedImports(await open.facts(place))
    for (const text of rowsAsText(found.map(importLine), IMPORT_COLUMNS, options.format)) print(text)
    return 0
  },
}

async function storedImports({ analytics, close }: OpenFacts): Promise<ImportRun[]> {
  try {
    return await allImports((page) => importPage(analytics, page))
  } finally {
    await close()
  }
}
