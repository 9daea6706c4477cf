import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, removeAbandoned } from './memory-folder.mjs'

it('folders of killed runs are removed, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'trendee-memory-'))
  try {
    const own = basename(makeFolder(parent))
    const { pid } = spawnSync('true')
    const abandoned = own.replace(String(process.pid), String(pid))
    const others = ['trendee-tests-Ab12Cd', `other-${pid}-Ab12Cd`]
    for (const name of [abandoned, ...others]) mkdirSync(join(parent, name))
    writeFileSync(join(parent, abandoned, 'rest'), '')
    removeAbandoned(parent)
    expect(readdirSync(parent).toSorted()).toEqual([own, ...others].toSorted())
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
})
