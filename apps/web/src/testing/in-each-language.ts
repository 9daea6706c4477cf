export type Language = 'en' | 'zh'
export const LANGUAGES = ['en', 'zh'] as const satisfies readonly Language[]

/**
 * Rows for `it.each`: each of the screens, by its path in the route table, in each language. A screen that no page test
 * names here fails `screens-tested.test.ts`.
 */
export function inEachLanguage<Path extends string>(...paths: readonly Path[]): [Path, Language][] {
  return paths.flatMap((path) => LANGUAGES.map((language): [Path, Language] => [path, language]))
}
