import { CONTRACT } from '@trendee/contract/contract'
import { expect, it } from 'vitest'
import { runCommand } from '../testing/run-command'
import { openapi } from './openapi'

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>
  readonly 'x-access': unknown
  readonly 'x-limit': unknown
}

it('prints one OpenAPI 3.1 document in which every operation says who may and how often', async () => {
  const { code, printed } = await runCommand(openapi, [])
  expect(code).toBe(0)
  const document = JSON.parse(printed.join('\n')) as {
    openapi: string
    info: { title: string; version: string }
    paths: Record<string, Record<string, Operation>>
  }
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(document.info.title).not.toBe('')
  expect(document.info.version).not.toBe('')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
  const incomplete = operations.filter(
    ({ operation }) =>
      operation['x-access'] === undefined || operation['x-limit'] === undefined || !operation.responses,
  )
  expect(incomplete.map(({ name }) => name)).toEqual([])
  const { method, path } = CONTRACT.trends.topList
  expect(operations.map(({ name }) => name)).toContain(`${method} ${path}`)
})
