import { isNothing } from './nothing'
import type { Unread } from './read-count'

/** `as a variant`: the shop shows it as part of another product alone. */
export type Offered = 'yes' | 'no' | 'as a variant'

const WORDS: ReadonlyMap<string, Offered> = new Map(
  Object.entries({
    yes: `1|true|yes|y|active|enabled|published|publish|visible|catalog|search|catalog search|catalog and search|katalog|suche|katalog suche|catalogue|recherche|catalogue recherche|catálogo|búsqueda|catálogo búsqueda|catalogo|ricerca|catalogo ricerca|online|live|listed|on sale|aktiv|veröffentlicht|sichtbar
|actif|publié|visible|activo|publicado|attivo|pubblicato|visibile|ativo|visível|активен|активный|опубликован|опубликовано|在售|已上架|上架|是|公開|公開中|はい|판매중|판매 중`,
    no: `0|-1|false|no|n|inactive|disabled|unpublished|draft|private|hidden|archived|deleted|unlisted|delisted|not for sale|inaktiv|entwurf|versteckt|nicht sichtbar|inactif|brouillon|masqué
|inactivo|borrador|oculto|inattivo|disattivato|bozza|nascosto|inativo|rascunho|oculto|неактивен|черновик|скрыт|в архиве|已下架|下架|未上架|草稿|仓库中|否|非公開|下書き|いいえ|판매중지|판매 중지|숨김`,
    'as a variant': `not visible individually|nicht einzeln sichtbar|einzeln nicht sichtbar|nicht individuell sichtbar|non visible individuellement|no visible individualmente|non visibile singolarmente|não visível individualmente`,
  } satisfies Record<Offered, string>).flatMap(([offered, words]) =>
    words
      .replaceAll('\n', '')
      .split('|')
      .map((word) => [word, offered as Offered] as const),
  ),
)

/** `Catalog, Search` and `search,catalog` are one, as are 1 and `1.0`. */
function wordOf(cell: string): string {
  const text = cell.normalize('NFKC').trim().toLowerCase().replace(/\.0$/u, '')
  return text
    .split(/\s*,\s*/u)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')
}

/** Whether a shop offers a product, by the state that its system gives it; null where the cell says nothing. */
export function readOffered(cell: unknown): Offered | Unread | null {
  if (isNothing(cell)) return null
  const isWord = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  const word = isWord ? wordOf(String(cell)) : ''
  return WORDS.get(word) ?? { unread: 'does not say whether it is offered' }
}
