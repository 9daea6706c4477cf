import { type Command, UsageError } from '../command'
import { aboveZero, parseOptions } from '../options'

interface BenchOptions {
  /** Folder of the public data sets; a benchmark that needs them says so when they are absent. */
  readonly data: string
  /** Where charts of the trend levels are written; none when absent. */
  readonly charts?: string
  readonly scale?: number
  readonly rounds?: number
  readonly worlds?: string
  /** Of the generated file, in gigabytes. */
  readonly size?: number
  readonly minutes?: number
  readonly seed?: number
}

/** Loaded when asked for: a benchmark pulls in what no other command needs. */
const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<unknown>>> = {
  access: async () => (await import('../bench/access-bench')).benchAccess(),
  forecast: async ({ data }) => (await import('../bench/forecast-bench')).benchForecast(data),
  levels: async ({ data, charts }) =>
    (await import('../bench/levels-bench')).benchLevels(data, charts === undefined ? {} : { charts }),
  seasons: async ({ data }) => (await import('../bench/seasons-bench')).benchSeasons(data),
  stitch: async ({ data }) => (await import('../bench/stitch-bench')).benchStitch(data),
  extraction: async ({ data }) => (await import('../bench/extraction-bench')).benchExtraction(data),
  titles: async () => (await import('../bench/titles-bench')).benchTitles(),
  feeds: async ({ data }) => (await import('../bench/feeds-bench')).benchFeeds(data),
  export: async () => (await import('../bench/export-bench')).benchExport(),
  memory: async ({ size }) => (await import('../bench/memory-bench')).benchMemory(size),
  ingest: async ({ data }) => (await import('../bench/ingest-bench')).benchIngest(data),
  small: async () => (await import('../bench/small-import-bench')).benchSmallImport(),
  requests: async (options) => (await import('../bench/requests-bench')).benchRequests(options),
  records: async (options) => (await import('../bench/record-calls-bench')).benchRecordCalls(options),
  search: async () => (await import('../bench/search-bench')).benchSearch(),
  crowd: async (options) => (await import('../bench/crowd-bench')).benchCrowd(options),
  soak: async (options) => (await import('../bench/soak-bench')).benchSoak(options),
  web: async () => (await import('../bench/web-bench')).benchWeb(),
}

const OPTIONS = {
  data: { value: 'FOLDER', text: 'Folder of the public data sets (default ../shared/data)', example: '../shared/data' },
  charts: { value: 'FOLDER', text: 'Where `levels` writes its charts; none are written without it', example: 'charts' },
  scale: {
    value: 'N',
    text: 'How many demo worlds `requests` measures beside one, `records` measures (default 20), `soak` has (0.2)',
    example: '20',
  },
  rounds: { value: 'N', text: 'Rounds of `requests` for each kind (default 12)', example: '12' },
  worlds: {
    value: 'FOLDER',
    text: 'Where `requests`, `records`, `crowd` and `soak` keep their worlds for the next run',
    example: 'worlds',
  },
  size: { value: 'GIGABYTES', text: 'Size of the file that `memory` reads (default 2)', example: '0.5' },
  minutes: { value: 'N', text: 'How long `soak` goes on (default 10)', example: '3' },
  seed: { value: 'N', text: 'Other moments of `soak` to kill the server, other files (default 1)', example: '2' },
  write: { text: 'Writes the figures into the pages of docs/ that have a place for them' },
} as const

export const bench: Command = {
  operands: '[NAME…]',
  summary: `Measure: ${Object.keys(BENCHES).join(', ')}`,
  options: OPTIONS,
  example: 'requests --scale 20 --rounds 12',
  async run({ argv }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const [scale, rounds] = [aboveZero('scale', options.scale), aboveZero('rounds', options.rounds)]
    const size = aboveZero('size', options.size)
    const [minutes, seed] = [aboveZero('minutes', options.minutes), aboveZero('seed', options.seed)]
    const asked: BenchOptions = {
      data: options.data ?? '../shared/data',
      ...(options.charts === undefined ? {} : { charts: options.charts }),
      ...(scale === undefined ? {} : { scale }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(options.worlds === undefined ? {} : { worlds: options.worlds }),
      ...(size === undefined ? {} : { size }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(seed === undefined ? {} : { seed }),
    }
    const names = files.length > 0 ? files : Object.keys(BENCHES)
    for (const name of names) {
      const run = BENCHES[name]
      if (!run) throw new UsageError(`there is no benchmark ${name}; there are ${Object.keys(BENCHES).join(', ')}`)
      if (options.write) {
        const command = [
          'npm run bench --',
          name,
          ...argv.filter((word) => word !== '--write' && !files.includes(word)),
        ]
        const { writeFigures } = await import('../bench/write-figures')
        await writeFigures('docs', name, command.join(' '), () => run(asked))
      } else await run(asked)
    }
    return 0
  },
}
