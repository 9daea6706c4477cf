import { z } from 'zod'
import type { Network } from '@trendee/providers/http/public-host'
import { fetchPicture } from '@trendee/providers/pictures/fetch-picture'
import { job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { fetchWaitingPictures } from '@trendee/runtime/pictures/fetch-waiting'
import { allowedPictureHosts } from '@trendee/store/pictures/picture-hosts'

/** Takes in archives of pictures that were handed in, then fetches what is allowed; looks for work every five minutes. */
export function pictures(runtime: Runtime, network: Network) {
  const { analytics, store, photos, deliveries } = runtime
  return job({
    name: 'pictures',
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 6 * 3600,
    isSingle: true,
    cron: '*/5 * * * *',
    run: async (_input, { signal }) => {
      await deliveries.takeWaiting({ analytics, photos }, signal)
      await fetchWaitingPictures({
        analytics,
        photos,
        signal,
        rules: () => allowedPictureHosts(store.db),
        fetch: (address, rules, ending) => fetchPicture({ address, rules, network, signal: ending }),
      })
    },
  })
}
