import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all journeys share is reached. */
    browserAddress: string
    /** Folder for pictures of failed journeys; made when the first one fails. */
    failurePictures: string
  }
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One browser for all files: each test opens a fresh profile in it, which is far cheaper than a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    host: '127.0.0.1',
    args: FLAGS,
  })
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('failurePictures', join(tmpdir(), `trendee-failed-journeys-${process.pid}`))
  return () => browser.close()
}
