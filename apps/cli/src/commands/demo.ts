import { ensureDemoWorld } from '@trendee/demo/ensure-demo-world'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { type StageTime, onStageEnd } from '@trendee/runtime/stage-times'
import type { Command } from '../command'
import { aboveZero, parseOptions, takesNoOperands } from '../options'

const OPTIONS = {
  scale: { value: 'N', text: 'How many times the usual number of products and posts (default 1)', example: '5' },
  stages: { text: 'Print when each stage began and how long it took' },
} as const

export const demo: Command = {
  operands: '',
  summary: 'Write the demo world as feed files and read it in, once',
  options: OPTIONS,
  example: '--scale 2 --stages',
  async run({ argv, env, tell }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    takesNoOperands('demo', files)
    const scale = aboveZero('scale', options.scale) ?? 1
    if (options.stages) onStageEnd((time) => tell(stageLine(time)))
    await ensureDemoWorld(runtimeOptions(env), { scale, tell })
    return 0
  },
}

function stageLine({ name, startedAtSeconds, seconds, processorSeconds, mainThreadSeconds }: StageTime): string {
  const [from, took, processor, main] = [startedAtSeconds, seconds, processorSeconds, mainThreadSeconds].map((value) =>
    value.toFixed(2).padStart(6),
  )
  return `stage: from ${from} s, took ${took} s, processor ${processor} s, main thread ${main} s: ${name}`
}
