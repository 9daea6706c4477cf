import type { MappableField } from '@trendee/core/imports/mappable-fields'
import { currenciesOf, isCurrency } from '../cells/currency-signs'
import { daysAgo } from '../cells/days-ago'
import { isNothing } from '../cells/nothing'
import { readCount, saysSold } from '../cells/read-count'
import { excelDay, hasTwoReadings, isDayWithoutYear, readDay } from '../cells/read-day'
import { readLevel } from '../cells/read-level'
import { readMoney } from '../cells/read-money'
import { readOffered } from '../cells/read-offered'
import { daysOfCell, readPeriod } from '../cells/read-period'
import { readRating } from '../cells/read-rating'
import { readStockState } from '../cells/read-stock-state'
import { isPostLink } from '../post-link'
import { regionOfPlace } from '../regions'
import { booleanCell, isPlainObject } from '../table-feed'

const LINK = /^(?:https?:)?\/\/\S+$|^www\.\S+$/iu
const PICTURE_LINK = /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#@_!])/iu
const LINKS = /https?:\/\/[^\s"',;|]+["'\s]*[,;|\s]\s*["']?https?:\/\//iu
const OF_FIVE = /(?:von|of|out of|sur|de|su|из|满分|のうち|中)\s*5\b|^5つ星|★/iu

type CellTest = (cell: unknown) => boolean

const isNoNumber: CellTest = (cell) =>
  typeof cell === 'string' ? !/^\s*\d+(?:\.0)?\s*$/u.test(cell) : typeof cell !== 'number'
const isText: CellTest = (cell) => typeof cell === 'string'
const isLink: CellTest = (cell) => typeof cell === 'string' && LINK.test(cell.trim())
const isPictureLink: CellTest = (cell) => isLink(cell) && PICTURE_LINK.test(String(cell))
const areLinks: CellTest = (cell) =>
  Array.isArray(cell)
    ? cell.some((item: unknown) => isLink(item) || (isPlainObject(item) && 'url' in item && isLink(item.url)))
    : typeof cell === 'string' && (/^\s*\[/u.test(cell) || LINKS.test(cell))
const isRead = (read: unknown): boolean => read !== null && !(typeof read === 'object' && 'unread' in read)
/** Turkish counts are read by their column. */
const isCount: CellTest = (cell) =>
  isRead(readCount(cell)) || (typeof cell === 'string' && /^\d{1,3},\d+ ?B\+?$/u.test(cell.trim()))
/** Words say that so many were sold; no number alone does. */
const isUnitsSold: CellTest = (cell) => typeof cell === 'string' && saysSold(cell) && isCount(cell)
const isMoney: CellTest = (cell) => isRead(readMoney(cell))
const isDay: CellTest = (cell) => readDay(cell) !== null || hasTwoReadings(cell)
/** In a column whose name says so. */
const isNamedDay: CellTest = (cell) =>
  isDay(cell) || excelDay(cell) !== null || daysAgo(cell) !== null || isDayWithoutYear(cell)
const isPeriod: CellTest = (cell) => readPeriod(cell) !== null || hasTwoReadings(cell)
/** Which mark parts its thousands does not matter here: `1.200` is a level by either. */
const isLevel: CellTest = (cell) => isRead(readLevel(cell, ','))
const isCurrencyWord: CellTest = (cell) =>
  typeof cell === 'string' && (isCurrency(cell.trim()) || currenciesOf(cell.trim()).length > 0)
/** Words, not an address, a number or a code: what a title is made of. */
const isWords: CellTest = (cell) =>
  typeof cell === 'string' &&
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(cell) &&
  !isLink(cell) &&
  !(/\d/u.test(cell) && isDay(cell))
const isSeveralWords: CellTest = (cell) =>
  typeof cell === 'string' &&
  /\S\s+\S|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(cell)
const isCode: CellTest = (cell) =>
  typeof cell === 'number' ||
  (typeof cell === 'string' && /^[^\s]{1,80}$/u.test(cell.trim()) && !isLink(cell) && !isSignedMoney(cell))
const isSignedMoney: CellTest = (cell) => {
  if (typeof cell !== 'string' || /^[\d.,]*$/u.test(cell)) return false
  const money = readMoney(cell)
  return money !== null && !('unread' in money) && money.currencies.length > 0
}
/** A rating, and not the 1 of a yes or a count that happens to be small. */
const isOfFive: CellTest = (cell) => typeof cell === 'string' && OF_FIVE.test(cell) && isRead(readRating(cell))

/** Words for what a row of a shop's export is, and numbers of categories. */
const NO_CATEGORY =
  /^(?:product|variant|variation|image|option|sku|simple|variable|configurable|grouped|virtual|bundle|physical|digital|product[_ ](?:option|variation)|invoice|credit ?note|rechnung|gutschrift|factuur|creditnota|facture|avoir|[\d;,| ]+)$/iu
const isCategory: CellTest = (cell) => isNoNumber(cell) && !NO_CATEGORY.test(textOf(cell).trim())

/** What most cells of a field's column must be; a field that is not here takes any text. */
const MUST_BE: Readonly<Partial<Record<MappableField, CellTest>>> = {
  productId: isCode,
  parentId: isCode,
  title: isWords,
  otherTitle: isWords,
  url: isLink,
  image: isLink,
  images: areLinks,
  category: isCategory,
  color: isNoNumber,
  gender: isNoNumber,
  region: (cell) => typeof cell === 'string' && regionOfPlace(cell.trim()) !== '',
  currency: isCurrencyWord,
  price: isMoney,
  listPrice: isMoney,
  lineTotal: isMoney,
  unitsSold: isCount,
  unitsWindowDays: isCount,
  revenue: isMoney,
  // The first is 1.
  salesRank: (cell) => isCount(cell) && Number(cell) !== 0,
  rating: (cell) => isRead(readRating(cell)) || cell === 0 || cell === '0',
  reviews: isCount,
  favorites: isCount,
  stock: isCount,
  inStock: (cell) => isRead(readStockState(cell)),
  offered: (cell) => isRead(readOffered(cell)),
  variantIds: isText,
  listedOn: isNamedDay,
  reducedFrom: isNamedDay,
  reducedUntil: isNamedDay,
  observedOn: (cell) => isNamedDay(cell) || daysOfCell(cell) !== null,
  orderId: isCode,
  orderedOn: isNamedDay,
  quantity: isCount,
  cancelledOn: isNamedDay,
  refunded: isMoney,
  returned: isCount,
  postId: isCode,
  network: (cell) => typeof cell === 'string' && /insta|tik ?tok|^ig$/iu.test(cell.trim()),
  postedAt: isNamedDay,
  followers: isCount,
  likes: isCount,
  views: isCount,
  comments: isCount,
  shares: isCount,
  date: (cell) => isPeriod(cell) || excelDay(cell) !== null,
  term: (cell) => isText(cell) && !isLevel(cell) && !isPeriod(cell),
  value: isLevel,
  partial: (cell) => booleanCell(cell) !== null,
}

/** What cells alone tell, where no name does. */
const TOLD_BY_CELLS = {
  image: isPictureLink,
  url: (cell) => isLink(cell) && !isPictureLink(cell),
  price: isSignedMoney,
  currency: isCurrencyWord,
  unitsSold: isUnitsSold,
  rating: isOfFive,
  postedAt: (cell) => isDay(cell) || daysAgo(cell) !== null || isDayWithoutYear(cell),
  orderedOn: isDay,
  date: isPeriod,
} as const satisfies Partial<Record<MappableField, CellTest>>

/** Of the cells that say something, so many must be what their field is; of cells alone, so many more. */
const MOST = 0.5
const NEARLY_ALL = 0.9

/** Of lists and objects nothing is looked at: they may hold others without end. */
function textOf(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** The cells of a column that say something. */
export class ColumnCells {
  private readonly cells: readonly unknown[]
  /** Whether some say something, others nothing. */
  readonly hasBlanks: boolean

  constructor(all: readonly unknown[]) {
    this.cells = all.filter((cell) => !isNothing(cell))
    this.hasBlanks = this.cells.length > 0 && this.cells.length < all.length
  }

  get isEmpty(): boolean {
    return this.cells.length === 0
  }

  /** Whether its cells can be a field's; an empty column can be any. */
  canBe(field: MappableField): boolean {
    const test = MUST_BE[field]
    return test === undefined || this.cells.length === 0 || this.share(test) >= MOST
  }

  /** Whether its cells say by themselves that they are a field's. */
  tell(field: MappableField): boolean {
    const test: CellTest | undefined = TOLD_BY_CELLS[field as keyof typeof TOLD_BY_CELLS]
    if (test === undefined || this.cells.length === 0) return false
    // A marketplace writes nothing of what it did not sell yet.
    const told = field === 'unitsSold' ? this.cells.filter((cell) => readCount(cell) !== null) : this.cells
    return told.length > 0 && told.filter(test).length >= told.length * NEARLY_ALL
  }

  /** Whether some cells are numbers as the rows of a table have. */
  get areSmallNumbers(): boolean {
    return this.cells.some((cell) => /^\d{1,4}$/u.test(textOf(cell).trim()))
  }

  /** Whether nearly all cells are pages of posts. */
  get arePostLinks(): boolean {
    return this.cells.length > 0 && this.share((cell) => isPostLink(textOf(cell))) >= NEARLY_ALL
  }

  /** How well it would do as a title: letters a cell on average, where nearly all cells are words that differ; else 0. */
  get titleness(): number {
    if (this.cells.length === 0 || this.share(isWords) < NEARLY_ALL || this.share(isSeveralWords) < MOST) return 0
    const texts = this.cells.map(textOf)
    if (new Set(texts).size <= texts.length * MOST) return 0
    const letters = texts.reduce((sum, text) => sum + Math.min(text.length, MOST_TITLE), 0) / texts.length
    return texts.some((text) => text.length > MOST_TITLE) ? 0 : letters
  }

  /** Whether nearly all cells are levels of a series. */
  get areLevels(): boolean {
    return this.cells.length > 0 && this.share(isLevel) >= NEARLY_ALL
  }

  /** Whether its cells are a few texts that come again and again. */
  get areRepeatedTexts(): boolean {
    const texts = new Set(this.cells.map(textOf))
    return this.cells.length > 1 && this.share(isWords) >= NEARLY_ALL && texts.size <= this.cells.length * MOST
  }

  private share(test: CellTest): number {
    return this.cells.filter(test).length / this.cells.length
  }
}

/** A text longer than that is a description. */
const MOST_TITLE = 300
