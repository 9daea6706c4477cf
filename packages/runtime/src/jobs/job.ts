import type { z } from 'zod'

/** What a job gets beside its input. */
export interface JobContext {
  /** Aborted when the runner stops: a job that throws then is run again by the next process. */
  readonly signal: AbortSignal
}

/** One kind of work that outlives a request and a process: it is kept in the database until it has run. */
export interface Job<Input = unknown> {
  /** Lower-case words with hyphens; the queue's name in the database. */
  readonly name: string
  readonly input: z.ZodType<Input>
  /** How often it is tried again after a failure, with growing pauses. */
  readonly retries: number
  /** A run that takes longer counts as failed: its process has died, or it hangs. */
  readonly expiresAfterSeconds: number
  /** While one waits, another is not added: for work that takes up whatever there is to do. */
  readonly isSingle?: true
  /** Runs by itself at these times (UTC), with `{}` as input. */
  readonly cron?: string
  /** Must bear being run twice: a process can die between the work and its record. */
  run(input: Input, context: JobContext): Promise<void>
}

/** Declares a job; the runner takes jobs of any input. */
export function job<Input>(definition: Job<Input>): Job<Input> {
  return definition
}
