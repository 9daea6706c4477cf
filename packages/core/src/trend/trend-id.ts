import { trendOfTerm } from './trend-identity'

/** The id in a screen's address, from an id or a name in either language. */
export function trendIdOf(name: string): string {
  return trendOfTerm(name.replaceAll('-', ' ')).trendId
}
