import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { smallWorld } from './small-world'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the small demo world, to be copied. */
    smallWorld: string
    /** Folder for copies that are used until the run's end, which removes them. */
    worldCopies: string
  }
}

/** Once before all test files of the server: two of them must not make the world side by side. */
export async function setup(project: TestProject): Promise<() => void> {
  const copies = mkdtempSync(join(tmpdir(), 'trendee-worlds-'))
  project.provide('smallWorld', await smallWorld())
  project.provide('worldCopies', copies)
  return () => rmSync(copies, { recursive: true, force: true })
}
