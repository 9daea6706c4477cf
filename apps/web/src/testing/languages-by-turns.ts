import { expect, inject } from 'vitest'

export type Language = 'en' | 'zh'
const LANGUAGES = ['en', 'zh'] as const satisfies readonly Language[]

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether pages are looked at in one language by turns, or each in the language that the other run leaves out. */
    pageLanguages: 'by turns' | 'the other'
  }
}

/** The file whose tests are collected, and how many turns it has taken. */
let file = ''
let turns = 0

/**
 * The language of a test, as the rows of an `it.each`. The tests of a file take turns, so that `npm test` looks at each
 * screen in one language, and at most screens in both; `npm run test:long` runs each test in its other language.
 */
export function languageByTurns(): [Language] {
  const path = expect.getState().testPath ?? ''
  if (path !== file) {
    file = path
    // Half of the files begin with Chinese, and each always with the same: the length of a name decides.
    turns = path.length - path.lastIndexOf('/')
  }
  turns += 1
  const isSecond = (turns % 2 === 0) !== (inject('pageLanguages') === 'the other')
  return [LANGUAGES[isSecond ? 1 : 0]]
}

/**
 * Rows for `it.each`: each of the screens, by its path in the route table, with its language. A screen that no page test
 * names here fails `screens-tested.test.ts`.
 */
export function screensByTurns<Path extends string>(...paths: readonly Path[]): [Path, Language][] {
  return paths.map((path): [Path, Language] => [path, ...languageByTurns()])
}
