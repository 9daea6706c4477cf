import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'

/** Loaded when asked for: a benchmark pulls in what no other command needs. */
const BENCHES = {
  forecast: async (data: string) => (await import('../bench/forecast-bench')).benchForecast(data),
  levels: async (data: string, charts?: string) => (await import('../bench/levels-bench')).benchLevels(data, charts === undefined ? {} : { charts }),
  extraction: async (data: string) => (await import('../bench/extraction-bench')).benchExtraction(data),
  feeds: async (data: string) => (await import('../bench/feeds-bench')).benchFeeds(data),
  ingest: async (data: string) => (await import('../bench/ingest-bench')).benchIngest(data),
  requests: async () => (await import('../bench/requests-bench')).benchRequests(),
} as const

function isBench(name: string): name is keyof typeof BENCHES {
  return name in BENCHES
}

export const bench: Command = {
  name: 'bench',
  usage: '[NAME…] [--data ../shared/data]',
  summary: `Measure: ${Object.keys(BENCHES).join(', ')}`,
  async run({ argv }) {
    const { files, options } = parseOptions(argv, { data: 'string', charts: 'string' })
    const names = files.length > 0 ? files : Object.keys(BENCHES)
    for (const name of names) {
      if (!isBench(name)) throw new UsageError(`there is no benchmark ${name}; there are ${Object.keys(BENCHES).join(', ')}`)
      await BENCHES[name](options.data ?? '../shared/data', options.charts)
    }
    return 0
  },
}
