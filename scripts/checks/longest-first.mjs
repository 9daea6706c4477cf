// The order of test files: those that take longest first, so that none of them runs alone at the end.
import { BaseSequencer } from 'vitest/node'

/**
 * A sequencer for vitest. `longest` names files by a part of their paths, in the order wanted; the others follow as
 * vitest would order them.
 */
export function longestFirst(longest) {
  const rank = ({ moduleId }) => {
    const place = longest.findIndex((part) => moduleId.includes(part))
    return place < 0 ? longest.length : place
  }
  return class extends BaseSequencer {
    async sort(files) {
      const others = await super.sort(files)
      return others.toSorted((a, b) => rank(a) - rank(b))
    }
  }
}
