import type { TestProject } from 'vitest/node'
import { smallWorld } from './small-world'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the small demo world, to be copied. */
    smallWorld: string
  }
}

/** Once before all test files of the server: two of them must not make the world side by side. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('smallWorld', await smallWorld())
}
