import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { BuiltProgram } from './built-program'
import type { FactsDigest } from './facts-digest'
import { ORDERS } from './order-channel'
import type { Event, Order } from './runtime-child'

/** Entry of the program that `startChild` runs. */
export const RUNTIME_CHILD = fileURLToPath(new URL('./runtime-child.ts', import.meta.url))

/** A runtime in a process of its own. */
export class ChildRuntime {
  private readonly child: ChildProcess
  private readonly orders: Writable
  private readonly events: AsyncIterator<string>
  private readonly ended: Promise<number | null>
  private said = ''

  constructor(program: BuiltProgram, folder: string) {
    this.child = spawn(process.execPath, [program.path], {
      env: { ...process.env, CHILD_FOLDER: folder, UV_THREADPOOL_SIZE: '16' },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    })
    const { stdin, stdout, stderr, stdio } = this.child
    const orders = stdio[ORDERS]
    if (!stdin || !stdout || !stderr || !(orders instanceof Writable)) throw new Error('the child has not its pipes')
    this.orders = orders
    for (const pipe of [stdin, orders]) pipe.on('error', () => undefined)
    // As in a shell's loop over a list of files: no row of an import, and nothing that may disturb one.
    stdin.write('the next file of the list\n')
    stderr.on('data', (text: Buffer) => {
      this.said += text.toString()
    })
    this.ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code)))
    this.events = createInterface({ input: stdout })[Symbol.asyncIterator]()
  }

  /** The next event; an error when the process ends instead. */
  async next(): Promise<Event> {
    const { value, done } = await this.events.next()
    if (done) throw new Error(`the child ended with ${await this.ended}: ${this.said}`)
    return JSON.parse(value) as Event
  }

  /** Reads events until one fits, and gives it. */
  async until(fits: (event: Event) => boolean): Promise<Event> {
    for (;;) {
      const event = await this.next()
      if (fits(event)) return event
      if (event.event === 'refused') throw new Error(event.message)
    }
  }

  send(order: Order): void {
    this.orders.write(`${JSON.stringify(order)}\n`)
  }

  /** Gives an order and waits until it is done. */
  async order(order: Order): Promise<Event> {
    this.send(order)
    return this.until(({ event }) => event === 'done' || event === 'closed')
  }

  /** Rows and content of the tables as the open runtime has them. */
  async digest(): Promise<FactsDigest> {
    this.send({ do: 'digest' })
    let digest: FactsDigest | null = null
    await this.until((event) => {
      if (event.event === 'digest') ({ digest } = event)
      return event.event === 'done'
    })
    if (digest === null) throw new Error('the child gave no digest')
    return digest
  }

  /** `kill -9`, and waits for the process to be gone. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}

/** Starts the built `RUNTIME_CHILD` and waits until its runtime is open. */
export async function startChild(program: BuiltProgram, folder: string): Promise<ChildRuntime> {
  const child = new ChildRuntime(program, folder)
  await child.until(({ event }) => event === 'open')
  return child
}
