import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { trends } from '@trendee/contract/trends/trends'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import type { StyleOnBoard } from './style-models'

/** Makes a project of the style with those of its colours and key items that are trends. */
export function StyleCollection({ style, board }: StyleOnBoard) {
  const { t, format, nameOf } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const mapping = useEndpoint(trends.mapping, { region: style.region })
  const known = new Set(mapping.data?.map(({ trend_id: id }) => id))
  const companions = [...board.palette, ...board.items].map(({ value }) => value).filter((value) => known.has(value))
  const name = `${nameOf(style.name, style.trend_name_zh)} · ${format.day(style.day)}`
  const collect = useMutation({
    mutationFn: async () => {
      const { categoryId } = await request(collection.categoryCreate, { name })
      return request(collection.collectAdd, { categoryId, trendName: [style.trend_id, ...companions] })
    },
    onSuccess: async ({ list }) => {
      await queries.invalidateQueries({ queryKey: [collection.categoryInfo.path] })
      notices.done(t('style_day.collected', { name, count: list.length - 1 }))
    },
    onError: notices.failed,
  })
  return (
    <Button
      variant="default"
      size="xs"
      disabled={mapping.data === undefined}
      loading={collect.isPending}
      onClick={() => collect.mutate()}
    >
      {t('style_day.collect')}
    </Button>
  )
}
