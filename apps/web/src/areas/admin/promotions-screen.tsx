import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { adminPromotions } from '@trendee/contract/admin-accounts'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataTable } from '../../shared/ui/data-table'
import { DataView, Empty } from '../../shared/ui/data-view'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './admin.module.css'
import { promotionSearch } from './admin-search'
import { PromotionDrawer } from './promotion-drawer'
import { usePromotionColumns } from './use-promotion-columns'

addTexts(adminTexts)

const PAGE = 50
const NEW = 'new'

/** Codes that open plans: what each gives, and how much of it is left. */
export function PromotionsScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(promotionSearch)
  const [now] = useState(() => Date.now() / 1000)
  const { page = 1, code } = search
  const promotions = useEndpoint(adminPromotions.promotions, { page, pageSize: PAGE })
  const columns = usePromotionColumns(now, (open) => change({ code: open }))
  const open = promotions.data?.list.find((promotion) => promotion.code === code)
  return (
    <div>
      <ScreenHead title={t('screen.promotions')} note={t('promotion.note')}>
        <Button
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => change({ code: NEW })}
        >
          {t('promotion.make')}
        </Button>
      </ScreenHead>
      <DataView
        query={promotions}
        skeleton={<Skeleton height={360} />}
        isEmpty={({ total }) => total === 0}
        empty={<Empty message={t('promotion.none')} />}
      >
        {(data) => (
          <DataTable
            name="promotions"
            label={t('screen.promotions')}
            rows={data.list}
            rowId={(promotion) => promotion.code}
            columns={columns}
            tools={<span className={classes.count}>{t('promotion.count', { count: data.total })}</span>}
            paging={{
              page,
              pageSize: PAGE,
              total: data.total,
              onPage: (next) => change({ page: next === 1 ? undefined : next }),
            }}
          />
        )}
      </DataView>
      <PromotionDrawer promotion={code === NEW ? null : open} now={now} onClose={() => change({ code: undefined })} />
    </div>
  )
}
