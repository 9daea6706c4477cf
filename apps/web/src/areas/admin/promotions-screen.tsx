import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { adminPromotions } from '@trendee/contract/admin-promotions/admin-promotions'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { promotionSearch } from './admin-search'
import { PagedTable } from './paged-table'
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
      <PagedTable
        name="promotions"
        label={t('screen.promotions')}
        query={promotions}
        columns={columns}
        rowId={(promotion) => promotion.code}
        none={t('promotion.none')}
        count={(count) => t('promotion.count', { count })}
        skeletonHeight={360}
        page={page}
        onPage={(next) => change({ page: next })}
      />
      <PromotionDrawer promotion={code === NEW ? null : open} now={now} onClose={() => change({ code: undefined })} />
    </div>
  )
}
