import type { ComponentType, ReactNode } from 'react'
import type { ColumnKind, Exported } from '@trendee/contract/column'
import type { Endpoint, InputOf, OutputOf, ParsedOf } from '@trendee/contract/endpoint'
import type { FilterIndexInput } from '@trendee/contract/filters/filter-index'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { FilterIndex, Names } from '../api/use-names'
import type { PluralKey, Texts } from '../i18n/use-texts'
import type { StarKey } from '../stars/use-stars'
import { type Schema, type SearchCodec, type SearchOf, type Shape, oneOf, searchCodec } from '../url/search-codec'
import type { ScreenSearch } from '../url/use-screen-search'
import type { Choice } from './filter-bar'

/** What every list of the contract answers. */
export interface ListAnswer<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** Newest day in the data. */
  readonly as_of?: string | null
  /** Of a list that is searched by words: these with mistyped ones put right, where some were. */
  readonly searched_as?: string | null
}
export type ListEntry = Endpoint<unknown, unknown, ListAnswer<unknown>>
export type RowOf<E> = OutputOf<E> extends ListAnswer<infer Row> ? Row : never

/** What every list keeps in the address. */
export interface ListSearch {
  readonly page: number
  readonly view?: View
  readonly sort?: string
  readonly order?: 'asc' | 'desc'
}
export const VIEWS = ['wall', 'table'] as const
export type View = (typeof VIEWS)[number]

/** The address's fields of a list: the entry's input, how the list is shown, and the screen's extras. */
export type SearchOfList<E, Extra extends Shape> = Omit<ParsedOf<E>, 'pageSize' | 'page'> & ListSearch & SearchOf<Extra>

/** What words, filters, cells and drawers know. */
export interface ListContext<Row, Search> extends Texts, ScreenSearch<Search> {
  /** Names of categories, attribute values and platforms. */
  readonly name: Names
  /** The rows on the screen; none yet where only the heading is drawn. */
  readonly rows: readonly Row[]
  /** Unix seconds when the screen was opened. */
  readonly now: number
}
/** A text, or how it is put together. */
export type Say<Row, Search> = TextKey | ((context: ListContext<Row, Search>) => string)

interface FilterContext<Row, Search> extends ListContext<Row, Search> {
  /** What the data holds to choose from; only for lists with a `filterIndex`. */
  readonly index: FilterIndex | undefined
}
interface NamedFilter<Row, Search> {
  readonly field: keyof Search & string
  readonly label: Say<Row, Search>
  readonly isShown?: (search: Search) => boolean
}
interface ChoiceFilter<Row, Search> extends NamedFilter<Row, Search> {
  readonly choices: (context: FilterContext<Row, Search>) => readonly Choice[]
}
/** One filter of the bar. A change starts at the first page again. */
export type ListFilter<Row, Search> =
  /** Always one of a few. */
  | (ChoiceFilter<Row, Search> & { readonly kind: 'segment' })
  /** One or none; choosing takes the fields in `clears` away, which hang on it. */
  | (ChoiceFilter<Row, Search> & {
      readonly kind: 'select'
      readonly width?: number
      readonly clears?: readonly (keyof Search & string)[]
      readonly isRequired?: boolean
    })
  | (NamedFilter<Row, Search> & { readonly kind: 'search' })
  /** `checked`: what stands in the address where it is more than yes. */
  | (NamedFilter<Row, Search> & { readonly kind: 'check'; readonly checked?: string })
  | { readonly kind: 'price'; readonly from: keyof Search & string; readonly to: keyof Search & string }
  /** What no kind above covers. */
  | { readonly kind: 'own'; readonly draw: (context: FilterContext<Row, Search>) => ReactNode }

/** A column of the table. What it leaves out is said by the contract's column of that id, where the list has some. */
export interface ListColumn<Row, Search> {
  readonly id: string
  readonly header?: Say<Row, Search>
  /** CSS grid track; the kind's own where absent. */
  readonly track?: string
  readonly kind?: ColumnKind
  /** Where nothing is said of it, the row's field of the column's name. */
  readonly value?: (row: Row) => unknown
  /** For what its kind cannot draw. */
  readonly cell?: (row: Row, context: ListContext<Row, Search>) => ReactNode
  readonly isNumber?: boolean
  /** The query's sort key; absent means not sortable. */
  readonly sort?: string
  /** Never taken out by the reader. */
  readonly isFixed?: boolean
  readonly isHiddenAtFirst?: boolean
  /** What its number means. */
  readonly meaning?: Say<Row, Search>
}

interface CardPlace<Row, Search> extends ListContext<Row, Search> {
  /** From 0. */
  readonly at: number
  readonly openQuickView: () => void
}
export interface QuickViewProps<Row> {
  readonly rows: readonly Row[]
  readonly at: number
  /** `null` closes it. */
  readonly onMove: (at: number | null) => void
}

/** A list screen, or a list within one: all there is to know of it. */
export interface ListDefinition<E extends ListEntry, Extra extends Shape, Row, Search> {
  /** Names the list to the stored choice of columns. */
  readonly name: string
  readonly entry: E
  /** Input that is this list's own and no reader's choice. */
  readonly fixed?: Partial<InputOf<E>>
  /** Where the list starts otherwise than the contract. */
  readonly defaults?: Partial<ParsedOf<E>> & { readonly view?: View }
  /** Further fields of the address, such as the row that is open. */
  readonly extra?: Extra
  readonly pageSize: number
  readonly rowId: (row: Row) => string

  readonly title: Say<Row, Search>
  /** What assistive tools call the list, where the title says more. */
  readonly label?: TextKey
  readonly overline?: Say<Row, Search>
  readonly note?: Say<Row, Search>
  readonly count?: PluralKey
  /** What to say where there is no row. */
  readonly empty?: Say<Row, Search>
  /** The next useful step there. */
  readonly emptyStep?: (context: ListContext<Row, Search>) => ReactNode

  readonly filters?: readonly ListFilter<Row, Search>[]
  /** Asks for the filter values that the data holds. */
  readonly filterIndex?: FilterIndexInput
  /** What the list can be ranked by, in the order of the choice. */
  readonly sorts?: Readonly<Record<string, Say<Row, Search>>>
  /** Sorts that start with the smallest: the cheapest, rank 1. */
  readonly smallestFirst?: readonly string[]

  readonly columns?:
    | readonly ListColumn<Row, Search>[]
    | ((context: ListContext<Row, Search>) => readonly ListColumn<Row, Search>[])
  /** Rows with a picture stand higher. */
  readonly hasPictures?: boolean
  /** With it rows can be chosen and their links copied. */
  readonly link?: (row: Row, search: Search) => string
  /** What else can be done with rows that are chosen; with it they can be. */
  readonly chosen?: (rows: readonly Row[]) => ReactNode
  /** With it rows can be followed: in the quick view, and many that are chosen at once. */
  readonly star?: (row: Row) => StarKey
  /** With it the list is a wall of pictures first. */
  readonly card?: (row: Row, place: CardPlace<Row, Search>) => ReactNode
  /** How many cards are asked for at once; 48 where nothing is said. */
  readonly wallPage?: number
  /** The least width of a column of the wall, in pixels, where its cards are wider than one picture. */
  readonly wallColumn?: number
  readonly quickView?: ComponentType<QuickViewProps<Row>>
  /** Rows that are no table and no wall. */
  readonly draw?: (rows: readonly Row[], context: ListContext<Row, Search>) => ReactNode

  /** The saved file of an export, where it is called otherwise than the list. */
  readonly file?: string
  /** Ask again after so many milliseconds, as long as the answer calls for it. */
  readonly askAgain?: (answer: ListAnswer<Row>) => number | false

  /** At the other end of the title. */
  readonly actions?: (context: ListContext<Row, Search>) => ReactNode
  /** Between the filters and the list, over its whole width. */
  readonly above?: (context: ListContext<Row, Search>) => ReactNode
  /** After the list, over its whole width; on a wall once all its cards have come. */
  readonly below?: (context: ListContext<Row, Search>) => ReactNode
  /** Beside the list; on a phone above it. */
  readonly aside?: (context: ListContext<Row, Search>) => ReactNode
  /** What the part beside the list is called, where a link leads there. */
  readonly asideLabel?: TextKey
  /** What narrows the list down stands before its table; what only sums it up stands after it. */
  readonly isAsideFirst?: boolean
  /** Drawers and dialogs over the list. */
  readonly over?: (context: ListContext<Row, Search>) => ReactNode
}

/** A definition with what follows from it; only its rows and its address's fields still have types of their own. */
export interface List<Row, Search> extends Omit<ListDefinition<ListEntry, Shape, Row, Search>, 'entry' | 'fixed'> {
  readonly codec: SearchCodec<Search>
  readonly source: Endpoint<object, unknown, ListAnswer<Row>>
  /** Its name to the export and its columns, where the contract lets it be exported. */
  readonly exported: Exported<never> | undefined
  /** What the entry is asked, but for the page. */
  readonly parameters: (search: Search) => object
  /** The address's fields with those in the place of the asked ones that an answer was asked for. */
  readonly searchOf: (search: Search, asked: object) => Search
  /** How many filters the reader has set. */
  readonly filterCount: (search: Search) => number
}

/** The schemas of an entry's input, by name; how long a page is, is no reader's choice. */
export function fieldsOf<E extends Endpoint>(
  entry: E,
): { [Key in keyof Omit<ParsedOf<E>, 'pageSize'>]-?: Schema<ParsedOf<E>[Key]> } {
  const { shape } = entry.input as unknown as { readonly shape: Shape }
  const { pageSize: _, ...fields } = shape
  return fields as ReturnType<typeof fieldsOf<E>>
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no field is what is meant
export type NoExtra = Pick<Shape, never>

/** How a list is shown, which narrows nothing down. */
const SHOWING: ReadonlySet<string> = new Set(['page', 'view', 'sort', 'order', 'lead_weeks'])

/** Reads a definition: types follow from its entry. */
export function defineList<E extends ListEntry, Extra extends Shape = NoExtra>(
  definition: ListDefinition<E, Extra, RowOf<E>, SearchOfList<E, Extra>>,
): List<RowOf<E>, SearchOfList<E, Extra>> {
  type Search = SearchOfList<E, Extra>
  const { entry, fixed = {}, extra = {}, card } = definition
  const all: Shape = fieldsOf(entry)
  const asked = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in fixed)))
  const shown = card === undefined ? {} : { view: oneOf(VIEWS, 'wall') }
  const codec = searchCodec({ ...asked, ...shown, ...extra }, definition.defaults as object)
  const pick = (values: object) => Object.fromEntries(Object.entries(values).filter(([name]) => name in asked))
  return {
    ...definition,
    exported: entry.exported,
    codec: codec as unknown as SearchCodec<Search>,
    source: entry as unknown as Endpoint<object, unknown, ListAnswer<RowOf<E>>>,
    parameters: (search) => {
      const { page: _, ...values } = pick({ ...search })
      return { ...values, ...fixed }
    },
    searchOf: (search, parameters) => {
      const own = Object.entries({ ...search }).filter(([name]) => !(name in asked) || name === 'page')
      return { ...Object.fromEntries(own), ...pick(parameters) } as Search
    },
    filterCount: (search) => Object.keys(pick(codec.write({ ...search }))).filter((name) => !SHOWING.has(name)).length,
  }
}
