import { smallWorld } from './small-world'

/** Once before all test files of the server: two of them must not make the world side by side. */
export async function setup(): Promise<void> {
  await smallWorld()
}
