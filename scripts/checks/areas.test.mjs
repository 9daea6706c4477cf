import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { AREAS, areasOf } from './areas.mjs'

it('knows every area of the web app and only journeys that exist', () => {
  const folders = readdirSync(join(root, 'apps/web/src/areas'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  expect(Object.keys(AREAS).sort()).toEqual([...folders.map(({ name }) => name), 'app', 'shared'].sort())
  const journeys = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.e2e.ts'))
  const missing = Object.values(AREAS).flatMap((area) =>
    area.journeys.filter((start) => !journeys.some((name) => name.startsWith(start))),
  )
  expect(missing).toEqual([])
})

it('knows the areas of files', () => {
  const paths = ['apps/web/src/shared/ui/link.tsx', 'apps/web/src/areas/user/profile.tsx', 'packages/core/src/a.ts']
  expect(areasOf(paths)).toEqual(['user', 'shared'])
  expect(areasOf(['apps/web/src/areas/users.ts'])).toEqual([])
})
