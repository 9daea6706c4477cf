import { it } from 'vitest'
import { readSearchSeries } from '../bench/read-search-series'
import { measureStitch } from '../bench/stitch-search'
it('x', async () => {
  const s = await readSearchSeries('/work/shared/data/search')
  for (const noise of [0, 0.03, 0.06]) for (const o of [4, 8, 16, 58, 104]) console.log(o, noise, JSON.stringify(measureStitch(s, o, noise)))
})
