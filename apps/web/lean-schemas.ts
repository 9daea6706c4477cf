import type { Plugin } from 'vite'

/** Parts of zod that write JSON schemas: the server's reference page needs them, a browser never does. */
const METHODS = /\/zod\/v4\/core\/to-json-schema\.js$/
const PROCESSORS = /\/zod\/v4\/core\/json-schema-processors\.js$/
const EXPORTED = /^export (?:const|function) (\w+)/gm
const PROCESSOR = /^export const (\w+Processor) = [\s\S]*?^\};?$/gm

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/
/** Of an entry the browser needs where to ask and how; what goes out the server checks. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(['output', 'example', 'summary', 'access', 'limit'])

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is SyntaxNode & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Where the values of an entry's left-out properties stand: those of `endpoint({ … })`. */
function leftOutValues(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(leftOutValues)
  if (!isNode(node)) return []
  const { callee, arguments: given } = node
  if (node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'endpoint' && Array.isArray(given)) {
    const [definition]: unknown[] = given
    const properties: unknown = isNode(definition) ? definition['properties'] : []
    return (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
      if (!isNode(property) || !isNode(property['key']) || !isNode(property['value'])) return []
      return LEFT_OUT.has(property['key']['name']) ? [property['value']] : []
    })
  }
  return Object.values(node).flatMap(leftOutValues)
}

/**
 * Leaves out of the built app what only the server needs of schemas: the writers of JSON schemas, and the entries' own.
 * The schemas that read addresses stay, and parse as ever. 10 kB gzipped that nobody has to load.
 */
export function leanSchemas(): Plugin {
  const checked = (code: string, old: string, id: string) => {
    if (code === old) throw new Error(`${id} is no longer of the shape that is known here`)
    return { code, map: null }
  }
  return {
    name: 'lean-schemas',
    apply: 'build',
    transform(code, id) {
      if (PROCESSORS.test(id)) return checked(code.replaceAll(PROCESSOR, 'export const $1 = () => undefined'), code, id)
      if (METHODS.test(id)) {
        // Every schema asks for its writer when it is made, so there has to be one.
        const stubs = [...code.matchAll(EXPORTED)].map((match) => `export const ${match[1] ?? ''} = () => () => ({})`)
        return checked([...stubs, 'export { processSchema as process }'].join('\n'), code, id)
      }
      if (!CONTRACT.test(id)) return null
      const values = leftOutValues(this.parse(code)).toSorted((a, b) => b.start - a.start)
      let lean = code
      for (const { start, end } of values) lean = `${lean.slice(0, start)}undefined${lean.slice(end)}`
      return { code: lean, map: null }
    },
  }
}
