import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSearchSeries } from '../bench/read-search-series'
import { measureStitch } from '../bench/stitch-search'

/** Real search interest lies beside the repository where it may be used; it is not part of the repository. */
const folder = fileURLToPath(new URL('../../../../../shared/data/search', import.meta.url))
const isHere = existsSync(folder)
const reason = isHere ? '' : ' (left out: no shared/data/search beside the repository)'

describe.skipIf(!isHere)(`files of real search interest, cut in two and joined${reason}`, async () => {
  const searched = isHere ? await readSearchSeries(folder) : []

  it.each([8, 16, 58, 104])('come back as they were where only rounding parts them, by %i shared weeks', (weeks) => {
    const found = measureStitch(searched, weeks, 0)
    expect(found.joined).toBe(found.series)
    expect(found.series).toBe(24)
    expect(found.medianError).toBeLessThan(0.005)
    expect(found.p95Error).toBeLessThan(0.015)
    expect(found.worstFactorError).toBeLessThan(0.015)
    expect(found.worstStep).toBeLessThan(0.02)
  })

  it.each([
    [8, 0.04],
    [58, 0.02],
    [104, 0.02],
  ])('lie on one scale though each was sampled anew, by %i shared weeks', (weeks, worst) => {
    const noise = 0.03
    const found = measureStitch(searched, weeks, noise)
    expect(found.joined).toBe(found.series)
    expect(found.worstFactorError).toBeLessThan(worst)
    // The weeks themselves are as far off as they were sampled, not further.
    expect(found.medianError).toBeLessThan(0.03)
    expect(found.p95Error).toBeLessThan(0.065)
    expect(found.medianStep).toBeLessThan(0.015)
  })
})
