import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { ReportedProduct, ReportSection } from '@trendee/core/reports/report'
import { reportById, reportPage } from '@trendee/store/reports/reports'
import { Photos, type Pictured } from '../../answers/picture-address'
import { reportAnswer } from '../../answers/report'
import { trendPictureAddress } from '../../answers/trend'
import type { Handlers } from '../../http/handler'

type Detail = OutputOf<typeof CONTRACT.reports.detail>

function sectionAnswer(
  { heading, sentences, trends, products, source }: ReportSection,
  photos: Photos,
): Detail['sections'][number] {
  return {
    heading: heading.en,
    heading_zh: heading.zh,
    sentences: sentences.map(({ en, zh }) => ({ en: [...en], zh: [...zh] })),
    trends: trends.map(({ trendId, name, nameZh, type, gender, yoy, year }) => ({
      trend_id: trendId,
      name,
      trend_name_zh: nameZh,
      type,
      gender,
      picture: trendPictureAddress({ trend_id: trendId, gender }, 0),
      yoy,
      year: { start: year.start, values: [...year.values] },
    })),
    products: products.map((product) => ({
      platform: product.platform,
      id: product.productId,
      title: product.title,
      shop: product.shop.en,
      shop_zh: product.shop.zh,
      ...photos.shown(picturedProduct(product)),
      price: product.price,
      units: product.units,
      units_evidence: product.evidence,
      days: product.days,
    })),
    source: source.en,
    source_zh: source.zh,
  }
}

const picturedProduct = ({ platform, productId }: ReportedProduct): Pictured => ({ kind: platform, id: productId })

export const reportsHandlers: Handlers<typeof CONTRACT.reports> = {
  page: async ({ kind, page, pageSize }, { runtime }) => {
    const { list, total } = await reportPage(runtime.store.db, kind, { page, pageSize })
    return { list: list.map(reportAnswer), total, page, pageSize }
  },
  detail: async ({ id }, { runtime }) => {
    const report = await reportById(runtime.store.db, id)
    if (report === undefined) throw new ApiError('not_found', 'There is no such report.')
    const { sections, orders, isInTime } = report
    const photos = await Photos.of(
      runtime.analytics,
      sections.flatMap(({ products }) => products.map(picturedProduct)),
    )
    return {
      ...reportAnswer(report),
      sections: sections.map((section) => sectionAnswer(section, photos)),
      forecast_orders: orders === null ? null : sectionAnswer(orders, photos),
      is_in_time: isInTime,
    }
  },
  front: async ({ quantity }, { runtime }) => {
    const { list } = await reportPage(runtime.store.db, undefined, { page: 1, pageSize: quantity })
    return { list: list.map(reportAnswer) }
  },
}
