import { type PictureHostCount, pictureHosts } from '@trendee/analytics/pictures/picture-hosts'
import { retryGivenUp } from '@trendee/analytics/pictures/picture-outcomes'
import type { PictureHost } from '@trendee/contract/admin-pictures/picture-host'
import type { CONTRACT } from '@trendee/contract/contract'
import { type PictureHostRule, isHostOf } from '@trendee/core/pictures/picture-host'
import { allowPictureHost, allowedPictureHosts, forbidPictureHost } from '@trendee/store/pictures/picture-hosts'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'

const sumOf = (counts: readonly PictureHostCount[], of: (count: PictureHostCount) => number) =>
  counts.reduce((sum, count) => sum + of(count), 0)

/** A row of the list: a host that feeds name, or an entry of an administrator's with all hosts that it is about. */
function hostView(host: string, counts: readonly PictureHostCount[], rules: readonly PictureHostRule[]): PictureHost {
  const about = rules.filter((rule) => rule.host === host || isHostOf(rule.host, host))
  const by = about.find((rule) => rule.host === host) ?? about[0]
  const most = counts.reduce<PictureHostCount | null>(
    (so, count) => (count.given_up > (so?.given_up ?? 0) ? count : so),
    null,
  )
  return {
    host,
    is_allowed: by !== undefined,
    allowed_by: by?.host ?? null,
    allows_http: about.some((rule) => rule.allowsHttp),
    waiting: sumOf(counts, ({ waiting }) => waiting),
    waiting_http: sumOf(counts, ({ waiting_plain }) => waiting_plain),
    kept: sumOf(counts, ({ kept }) => kept),
    given_up: sumOf(counts, ({ given_up }) => given_up),
    trouble: most?.trouble ?? '',
  }
}

export const pictureHostsHandler: Handler<typeof CONTRACT.adminPictures.pictureHosts> = async (input, { runtime }) => {
  const [counts, rules] = await Promise.all([pictureHosts(runtime.analytics), allowedPictureHosts(runtime.store.db)])
  const named = new Set(counts.map(({ host }) => host))
  const rows = [
    ...counts.map((count) => hostView(count.host, [count], rules)),
    // Entries that no feed names by themselves: `*.host`, and those whose pictures are still to come.
    ...rules
      .filter(({ host }) => !named.has(host))
      .map(({ host }) =>
        hostView(
          host,
          counts.filter((count) => isHostOf(host, count.host)),
          rules,
        ),
      ),
  ]
  const { page, pageSize } = input
  const list = rows.slice((page - 1) * pageSize, page * pageSize)
  return pageAnswer({ list, total: rows.length }, input, (row) => row)
}

export const pictureHostSave: Handler<typeof CONTRACT.adminPictures.pictureHostSave> = audited({
  action: 'adminPictures.pictureHostSave',
  subjectOf: ({ host }) => `picture-host:${host}`,
  nameOf: ({ host }) => host,
  change: async ({ host, is_allowed, allows_http }, _call, db) => {
    if (is_allowed) await allowPictureHost(db, { host, allowsHttp: allows_http }, new Date())
    else await forbidPictureHost(db, host)
    return { host, is_allowed, allows_http }
  },
  afterwards: ({ runtime, state, logError }, { host, is_allowed }) => {
    if (!is_allowed) return
    const begin = async () => {
      await retryGivenUp(runtime.analytics, host)
      await state.jobs?.wake('pictures')
    }
    state.afterAnswers.add(begin(), logError)
  },
})
