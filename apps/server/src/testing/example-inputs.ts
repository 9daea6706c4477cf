import type { Endpoint } from '@trendee/contract/endpoint'
import type { Input } from './ask'
import type { DemoApp } from './demo-app'

type Maker = (demo: DemoApp, example: Input) => Promise<Input>

/** Inputs that only exist once something was made: the newest import's id, … */
const MAKERS: Readonly<Record<string, Maker>> = {
  'admin.importDetail': async (demo, example) => {
    const url = '/api/v1/admin/imports'
    const { data } = (await demo.app.inject({ url, headers: { token: await demo.signIn('admin') } })).json()
    return { ...example, import_id: data.list[0].import_id }
  },
}

/** The contract's example of an endpoint, with what it names really there. */
export function exampleInput(demo: DemoApp, name: string, endpoint: Endpoint): Promise<Input> {
  const example = endpoint.example as Input
  return MAKERS[name]?.(demo, example) ?? Promise.resolve(example)
}
