import type { Handlers } from '../http/handler'

/** Names of the input fields that each endpoint's handler has read, by the endpoint's dotted name. */
export type FieldsRead = ReadonlyMap<string, ReadonlySet<string>>

/**
 * An input that notes which of its fields are read. Copies do not count, since what is read of a copy nobody sees and a
 * handler that passes all on may well drop half of it: to spread an object, to take the rest of it or to serialise it,
 * the language asks for the descriptor of each field before its value, and a value that was announced so is a copy's.
 * A handler that spreads its input must therefore read the fields by name, or it fails the walk. A read that follows
 * `Object.hasOwn` is missed too; that is an alarm too many, never one too few.
 */
function recorded<Input extends object>(input: Input, noteRead: (field: string) => void): Input {
  const copied = new Set<string | symbol>()
  return new Proxy(input, {
    getOwnPropertyDescriptor: (target, field) => {
      copied.add(field)
      return Reflect.getOwnPropertyDescriptor(target, field)
    },
    get: (target, field) => {
      if (!copied.delete(field) && typeof field === 'string') noteRead(field)
      return Reflect.get(target, field) as unknown
    },
  })
}

type AnyHandler = (input: object, call: unknown) => unknown

/** The same handlers, each given an input that notes what is read of it. */
export function recordingHandlers(handlers: Handlers): { handlers: Handlers; read: FieldsRead } {
  const read = new Map<string, Set<string>>()
  const recording = (branch: object, start: string): object =>
    Object.fromEntries(
      Object.entries(branch).map(([key, own]: [string, object]) => {
        const name = `${start}${key}`
        if (typeof own !== 'function') return [key, recording(own, `${name}.`)]
        const fields = new Set<string>()
        read.set(name, fields)
        const handler: AnyHandler = (input, call) =>
          (own as AnyHandler)(
            recorded(input, (field) => fields.add(field)),
            call,
          )
        return [key, handler]
      }),
    )
  return { handlers: recording(handlers, '') as Handlers, read }
}
