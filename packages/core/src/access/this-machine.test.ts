import { expect, it } from 'vitest'
import { isThisMachine } from './this-machine'

it.each(['localhost', 'LOCALHOST', 'diexun.localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (host) => expect(isThisMachine(host)).toBe(true),
)

it.each(['', '0.0.0.0', '::', '[::]', '192.168.1.5', 'trendee.example', 'localhost.evil.example', '127.0.0.1.nip.io'])(
  '%j is not',
  (host) => expect(isThisMachine(host)).toBe(false),
)
