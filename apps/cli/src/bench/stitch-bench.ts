import { join } from 'node:path'
import { readSearchSeries } from './read-search-series'
import { measureStitch } from './stitch-search'

const OVERLAPS = [8, 16, 58, 104]
/** How far two captures of one week differ besides rounding: not at all, and as the search engine samples. */
const NOISES = [0, 0.03]
const HEADS = ['shared weeks', 'sampling', 'joined', 'error', 'p95', 'factor off', 'worst', 'step', 'worst']

/** Cuts the real search series of `dataFolder` in two, joins the pieces and prints how far the result is from the series. */
export async function benchStitch(dataFolder: string): Promise<void> {
  const searched = await readSearchSeries(join(dataFolder, 'search'))
  console.log(lineOf(HEADS))
  for (const noise of NOISES) {
    for (const overlap of OVERLAPS) {
      const found = measureStitch(searched, overlap, noise)
      console.log(
        lineOf([
          String(overlap),
          percent(noise),
          `${found.joined} of ${found.series}`,
          percent(found.medianError),
          percent(found.p95Error),
          percent(found.medianFactorError),
          percent(found.worstFactorError),
          percent(found.medianStep),
          percent(found.worstStep),
        ]),
      )
    }
  }
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(12)).join('')
}

function percent(fraction: number): string {
  return `${(100 * fraction).toFixed(1)} %`
}
