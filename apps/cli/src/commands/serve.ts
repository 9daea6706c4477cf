import { spawn } from 'node:child_process'
import { BUILT } from '../built-output'
import type { Command } from '../command'
import { parseOptions, takesNoOperands } from '../options'

const OPTIONS = {
  port: { value: 'PORT', text: 'Port to listen on (default: the variable PORT, else 4000)', example: '4100' },
  host: {
    value: 'ADDRESS',
    text: 'Address to listen on (default: the variable HOST, else this machine alone)',
    example: '0.0.0.0',
  },
} as const

export const serve: Command = {
  operands: '',
  summary: 'Serve the pages and the API on PORT (default 4000) until it is stopped',
  options: OPTIONS,
  example: '--port 4100',
  run({ argv, env }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    takesNoOperands('serve', files)
    // The server is an application of its own, built beside this one.
    const child = spawn(process.execPath, [BUILT.server], {
      // The fourth ends with this process, however that ends: then the server ends too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...env,
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.host === undefined ? {} : { HOST: options.host }),
        // Read once when Node starts: the embedded engine's queries wait in this pool.
        UV_THREADPOOL_SIZE: '16',
      },
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code) => resolve(code ?? 1))
    })
  },
}
