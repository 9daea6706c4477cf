import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { reports } from '@trendee/contract/reports/reports'
import { reportTexts } from '@trendee/contract/texts/reports'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Sparkline } from '../../shared/charts/sparkline'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { evidenceSign } from '../../shared/products/product-figures'
import { productRecordPath } from '../../shared/records/record-path'
import { trendPath } from '../../shared/trends/trend-path'
import { FollowButton } from '../../shared/stars/star-button'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import { PrintButton } from '../../shared/ui/print-button'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './reports.module.css'

addTexts(reportTexts)

type Report = OutputOf<typeof reports.detail>
type SectionOf = Report['sections'][number]

/** One report as it was written; on paper without the frame around it. */
export function ReportScreen() {
  const { t, format, sentenceOf } = useTexts()
  const query = useEndpoint(reports.detail, { id: usePathParam('id') })
  useScreenTitle(query.data === undefined ? '' : sentenceOf(query.data.title, query.data.title_zh))
  return (
    <DataView
      query={query}
      skeleton={<RowsSkeleton height={520} />}
      unknown={
        <NotFound advice={t('reports.unknown')}>
          <Link to="/trendee/reports">{t('reports.back')}</Link>
        </NotFound>
      }
    >
      {(report) => (
        <article className={classes.report}>
          <ScreenHead
            title={sentenceOf(report.title, report.title_zh)}
            overline={t(`reports.kind_${report.kind}`)}
            note={t('reports.written', { when: format.instant(report.written_at) })}
          >
            <span className={classes.screenOnly}>
              <FollowButton kind="report" id={report.id} name={sentenceOf(report.title, report.title_zh)} size="xs" />
            </span>
            <PrintButton>{t('reports.save')}</PrintButton>
          </ScreenHead>
          {[...report.sections, ...(report.forecast_orders === null ? [] : [report.forecast_orders])].map((section) => (
            <ReportPart key={section.heading} section={section} report={report} />
          ))}
          {!report.is_in_time && <p className={classes.source}>{t('reports.later')}</p>}
        </article>
      )}
    </DataView>
  )
}

function ReportPart({ section, report }: { readonly section: SectionOf; readonly report: Report }) {
  const { t, format, language, nameOf, sentenceOf } = useTexts()
  return (
    <Section title={sentenceOf(section.heading, section.heading_zh)}>
      {section.sentences.map((sentence) => (
        <p key={JSON.stringify(sentence.en)} className={classes.sentence}>
          {sentence[language].map((part) =>
            typeof part === 'string' ? part : <Figure key={part.opens} address={part.opens} text={part.text} />,
          )}
        </p>
      ))}
      <div className={classes.board}>
        {section.trends.map((trend) => {
          const name = nameOf(trend.name, trend.trend_name_zh)
          return (
            <Link
              key={trend.trend_id}
              to={trendPath(trend)}
              search={{ region: report.region, as_of: report.as_of }}
              className={classes.card}
            >
              <Picture src={trend.picture} alt="" ratio="1" />
              <span className={classes.cardName}>{name}</span>
              <Growth value={trend.yoy} />
              <Sparkline
                values={trend.year.values}
                height={40}
                label={t('reports.year', { name, day: format.day(report.as_of) })}
                hasArea
              />
            </Link>
          )
        })}
        {section.products.map((product) => (
          <ProductSold key={`${product.platform}/${product.id}`} product={product} />
        ))}
      </div>
      {section.source !== '' && (
        <p className={classes.source}>
          {t('reports.source', { source: sentenceOf(section.source, section.source_zh) })}
        </p>
      )}
    </Section>
  )
}

function ProductSold({ product }: { readonly product: SectionOf['products'][number] }) {
  const { t, format, sentenceOf } = useTexts()
  const {
    title,
    shop,
    shop_zh: shopZh,
    picture,
    picture_kind: kind,
    price,
    units,
    units_evidence: evidence,
    days,
  } = product
  return (
    <Link to={productRecordPath(product)} className={classes.card}>
      <Picture src={picture} alt="" kind={kind} ratio="1" />
      <span className={classes.cardTitle} title={title}>
        {title}
      </span>
      <span className={classes.facts}>
        {[sentenceOf(shop, shopZh), ...(price === null ? [] : [format.money(price.amount, price.currency)])].join(
          ' · ',
        )}
      </span>
      <span className={classes.facts}>
        {t('reports.sold_in', { units: `${evidenceSign(evidence)}${format.short(units)}`, days })}
      </span>
    </Link>
  )
}

/** A number that leads to the screen which shows it. */
function Figure({ address, text }: { readonly address: string; readonly text: string }) {
  const [path = '', query = ''] = address.split('?')
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(query))} className={classes.figure}>
      {text}
    </Link>
  )
}
