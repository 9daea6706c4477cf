import type { Missing } from '@trendee/core/holdings/missing-files'

interface SampleFile {
  /** Under `/samples/`. */
  readonly file: string
  /** The feed as which it is recognised. */
  readonly feed: string
  /** What is still missing while no file of its kind is held. */
  readonly fills: Missing
}

/** Invented data in the shapes of real exports, to try an import with; `feeds/samples/sample-files.ts` writes them. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  { file: 'google-trends.csv', feed: 'google-trends-timeline', fills: 'search' },
  { file: 'shein.csv', feed: 'shein', fills: 'products' },
  { file: 'instagram.json', feed: 'instagram-media', fills: 'posts' },
  { file: 'runway-looks.csv', feed: 'runway-looks', fills: 'looks' },
]
