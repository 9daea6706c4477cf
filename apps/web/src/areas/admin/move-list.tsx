import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import classes from './data-screen.module.css'
import type { ImportMove } from './import-question'
import { useMoveText } from './use-move-text'

const PRODUCT_COUNTS = ['total', 'new', 'changed', 'vanished'] as const

interface MoveListProps {
  readonly moves: readonly ImportMove[]
}

/** What a file would move, by platform and kind. */
export function MoveList({ moves }: MoveListProps) {
  const words = useMoveText()
  return moves.map((move) => (
    <section key={`${move.platform}/${move.kind}`} className={adminClasses.part} aria-label={words.title(move)}>
      <h3>{words.title(move)}</h3>
      <Comparison move={move} sentence={words.comparison(move)} />
      <Figures move={move} />
    </section>
  ))
}

function Comparison({ move, sentence }: { readonly move: ImportMove; readonly sentence: string | null }) {
  const isPlain = move.comparability === 'comparable' || move.comparability === 'first'
  return sentence === null ? null : (
    <p className={classes.comparison} data-kind={isPlain ? 'plain' : 'warning'}>
      {sentence}
    </p>
  )
}

function Figures({ move }: { readonly move: ImportMove }) {
  const { t, format } = useTexts()
  const words = useMoveText()
  const { products } = move
  return (
    <dl className={adminClasses.facts}>
      <Fact term={t('move.rows')}>{words.rows(move)}</Fact>
      <Fact term={t('move.days_of')}>{words.days(move)}</Fact>
      <Fact term={t('move.newest')}>{words.newestDay(move)}</Fact>
      {products !== null &&
        PRODUCT_COUNTS.map((count) => (
          <Fact key={count} term={t(`move.products_${count}`)}>
            {format.count(products[count])}
          </Fact>
        ))}
    </dl>
  )
}

export function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
