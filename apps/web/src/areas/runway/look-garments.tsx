import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { LookSummary } from '@trendee/contract/runway/look'
import type { runway } from '@trendee/contract/runway/runway'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { addTexts } from '../../shared/i18n/i18n'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { LOOK_WALL } from '../../shared/records/record-path'
import { Swatch } from '../../shared/ui/bar-list'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import classes from './look-screen.module.css'
import { markedWords } from './marked-words'

addTexts(productRecordTexts)

type Garment = OutputOf<typeof runway.detail>['garments'][number]

interface LookGarmentsProps {
  readonly garments: readonly Garment[]
  readonly colors: LookSummary['colors']
}

/** What is worn: each garment in the feed's words, with the words marked that gave its attributes. */
export function LookGarments({ garments, colors }: LookGarmentsProps) {
  const { t } = useTexts()
  if (garments.length === 0) return null
  return (
    <Section id="garments" title={t('runway.garments')} note={t('runway.garments_note')}>
      <ol className={classes.garments}>
        {garments.map((garment, at) => (
          // Two garments of a look may be worded alike.
          // oxlint-disable-next-line react/no-array-index-key -- their order is what tells them apart
          <li key={at}>
            <OneGarment garment={garment} colors={colors} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function OneGarment({ garment, colors }: { readonly garment: Garment; readonly colors: LookSummary['colors'] }) {
  const { t, nameOf } = useTexts()
  const name = useNames()
  const said = [
    garment.category_words,
    ...garment.found.filter(({ from }) => from === 'title').map(({ words }) => words),
  ]
  return (
    <article className={classes.garment}>
      <span className={classes.drawing}>
        <Picture src={garment.picture ?? undefined} alt="" kind="illustration" isSmall />
      </span>
      <div>
        <h3 className={classes.kind}>
          {garment.secondary_category === '' ? (
            t('runway.no_attribute')
          ) : (
            <Link
              to={LOOK_WALL}
              search={{ primaryCategory: garment.primary_category, secondaryCategory: garment.secondary_category }}
            >
              {name(garment.secondary_category)}
            </Link>
          )}
        </h3>
        <p className={classes.text}>
          {markedWords(garment.text, said).map(({ text, isMarked, at }) =>
            isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </p>
        <ul className={classes.found}>
          {garment.found.map(({ type, value, words, from, ...names }) => {
            const hex = type === 'color' ? colors.find((color) => color.value === value)?.hex : undefined
            return (
              <li key={`${type}/${value}`}>
                <span className={classes.faint}>{t(`type.${type}`)}</span>
                <Link to={LOOK_WALL} search={{ attributeType: type, attributeName: value }} className={classes.value}>
                  {hex !== undefined && <Swatch hex={hex} />}
                  {nameOf(names.name, names.name_zh)}
                </Link>
                <span className={classes.faint}>
                  {words !== '' && <q>{words}</q>} {from !== 'title' && t(`found.from_${from}`)}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </article>
  )
}
