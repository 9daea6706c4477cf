import { ensureDemoWorld } from '@trendee/demo/ensure-demo-world'
import { platformOptions } from '@trendee/pipeline/open-platform'
import { type StageTime, onStageEnd } from '@trendee/pipeline/stage-times'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'

export const demo: Command = {
  usage: '[--scale N] [--stages]',
  summary: 'Write the demo world as feed files and read it in, once; with the time that each stage takes',
  async run({ argv, env, tell }) {
    const { files, options } = parseOptions(argv, { scale: 'string', stages: 'boolean' })
    const scale = Number(options.scale ?? '1')
    if (files.length > 0 || !(scale > 0)) throw new UsageError('--scale takes a number above 0')
    if (options.stages) onStageEnd((time) => tell(stageLine(time)))
    await ensureDemoWorld(platformOptions(env), { scale, tell })
    return 0
  },
}

function stageLine({ name, startedAtSeconds, seconds, processorSeconds, mainThreadSeconds }: StageTime): string {
  const [from, took, processor, main] = [startedAtSeconds, seconds, processorSeconds, mainThreadSeconds].map((value) =>
    value.toFixed(2).padStart(6),
  )
  return `stage: from ${from} s, took ${took} s, processor ${processor} s, main thread ${main} s: ${name}`
}
