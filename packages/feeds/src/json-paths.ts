import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE, stringEnd } from './json-marks'

/** Deepest envelope a list of rows is looked for in: `{"data": {"videos": […]}}` is two. */
const MAX_DEPTH = 3

/** An open object or array. */
interface Frame {
  readonly isArray: boolean
  key: string
  expectsKey: boolean
}

export interface JsonPaths {
  /**
   * `[]` first (the file is a list of rows, or rows one after another), then each list of objects inside the first
   * document, outermost first.
   */
  readonly paths: readonly (readonly string[])[]
  /** The first document ends within the text; else it cannot be a row. A bare list goes on as rows do. */
  readonly isFirstWhole: boolean
}

/** Where rows may lie in a JSON file of which only the beginning is at hand. */
export function candidatePaths(head: string): JsonPaths {
  // No list inside a list is looked for.
  if (/^\s*\[/.test(head)) return { paths: [[]], isFirstWhole: true }
  const paths: string[][] = [[]]
  const stack: Frame[] = []
  const outermostFirst = () => paths.sort((a, b) => a.length - b.length)
  let position = 0
  while (position < head.length) {
    const code = head.charCodeAt(position)
    const top = stack.at(-1)
    if (code === QUOTE) {
      const close = stringEnd(head, position)
      if (close < 0) break
      if (top?.expectsKey === true) {
        top.key = head.slice(position + 1, close)
        top.expectsKey = false
      }
      position = close
    } else if (code === OPEN_BRACE) {
      stack.push({ isArray: false, key: '', expectsKey: true })
    } else if (code === OPEN_BRACKET) {
      if (isBelowObjects(stack) && /^\[\s*\{/.test(head.slice(position, position + 200)))
        paths.push(stack.map((frame) => frame.key))
      stack.push({ isArray: true, key: '', expectsKey: false })
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      stack.pop()
      // Later documents repeat the first.
      if (stack.length === 0) return { paths: outermostFirst(), isFirstWhole: true }
    } else if (code === COMMA && top?.isArray === false) {
      top.expectsKey = true
    }
    position++
  }
  return { paths: outermostFirst(), isFirstWhole: false }
}

function isBelowObjects(stack: readonly Frame[]): boolean {
  return stack.length > 0 && stack.length <= MAX_DEPTH && stack.every((frame) => !frame.isArray)
}
