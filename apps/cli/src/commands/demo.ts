import { ensureDemoWorld } from '@trendee/demo/ensure-demo-world'
import { openPlatform, platformOptions } from '@trendee/pipeline/open-platform'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'

export const demo: Command = {
  name: 'demo',
  usage: '[--scale N]',
  summary: 'Write the demo world as feed files and read it in, once',
  async run({ argv, env, tell }) {
    const { files, options } = parseOptions(argv, { scale: 'string' })
    const scale = Number(options.scale ?? '1')
    if (files.length > 0 || !(scale > 0)) throw new UsageError('--scale takes a number above 0')
    const platform = await openPlatform(platformOptions(env))
    try {
      await ensureDemoWorld(platform, { scale, tell })
      return 0
    } finally {
      await platform.close()
    }
  },
}
