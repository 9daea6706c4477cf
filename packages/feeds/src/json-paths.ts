/** Deepest envelope a list of rows is looked for in: `{"data": {"videos": […]}}` is two. */
const MAX_DEPTH = 3

/**
 * Where rows may lie in a JSON file of which only the beginning is at hand: `[]` first (the file is a list of rows, or rows one after
 * another), then each list of objects inside the first document, outermost first.
 */
export function candidatePaths(head: string): readonly (readonly string[])[] {
  // No list inside a list is looked for.
  if (/^\s*\[/.test(head)) return [[]]
  const paths: string[][] = [[]]
  const stack: { isArray: boolean; key: string; expectsKey: boolean }[] = []
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs
  for (let match = token.exec(head); match !== null; match = token.exec(head)) {
    const text = match[0]
    const top = stack.at(-1)
    if (text === '{' || text === '[') {
      if (text === '[' && isBelowObjects(stack) && /^\[\s*\{/.test(head.slice(match.index, match.index + 200))) {
        paths.push(stack.map((frame) => frame.key))
      }
      stack.push({ isArray: text === '[', key: '', expectsKey: text === '{' })
    } else if (text === '}' || text === ']') {
      stack.pop()
      // Later documents repeat the first.
      if (stack.length === 0) break
    } else if (text === ',') {
      if (top && !top.isArray) top.expectsKey = true
    } else if (top?.expectsKey === true) {
      top.key = text.slice(1, -1)
      top.expectsKey = false
    }
  }
  return paths.sort((a, b) => a.length - b.length)
}

function isBelowObjects(stack: readonly { isArray: boolean }[]): boolean {
  return stack.length > 0 && stack.length <= MAX_DEPTH && stack.every((frame) => !frame.isArray)
}
