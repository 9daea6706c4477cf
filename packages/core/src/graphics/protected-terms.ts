import { languageOf, phraseAsWritten, phraseWords, singularOf } from './print-phrases'

export const PROTECTED_KINDS = ['brand', 'character'] as const
export type ProtectedKind = (typeof PROTECTED_KINDS)[number]

/** A name that somebody else owns. */
export interface ProtectedTerm {
  readonly term: string
  readonly kind: ProtectedKind
}

/** Terms that an administrator's list holds at most. */
export const MOST_PROTECTED = 1000

const named = (kind: ProtectedKind, terms: string): readonly ProtectedTerm[] =>
  terms.split('|').map((term) => ({ term, kind }))

/** The list until an administrator changes it: names that are printed most without leave. */
export const FIRST_PROTECTED: readonly ProtectedTerm[] = [
  ...named(
    'character',
    'mickey mouse|minnie mouse|mickey|minnie|disney|winnie the pooh|stitch and lilo|lilo and stitch|hello kitty|kuromi|my melody|cinnamoroll|snoopy|' +
      'peanuts|garfield|pokemon|pikachu|super mario|minecraft|spider man|spiderman|batman|superman|iron man|marvel|star wars|baby yoda|grogu|' +
      'harry potter|hogwarts|barbie|bluey|peppa pig|paw patrol|spongebob|hello kitty and friends|totoro|studio ghibli|naruto|one piece luffy|' +
      'labubu|pusheen|moomin|miffy|smurfs|米老鼠|米奇|米妮|迪士尼|小熊维尼|凯蒂猫|库洛米|美乐蒂|史努比|加菲猫|宝可梦|皮卡丘|蜘蛛侠|蝙蝠侠|漫威|星球大战|哈利波特|芭比|小猪佩奇|海绵宝宝|龙猫|拉布布|米菲',
  ),
  ...named(
    'brand',
    'nike|adidas|puma|gucci|chanel|louis vuitton|prada|dior|versace|balenciaga|supreme|stussy|carhartt|harley davidson|jeep|ford mustang|coca cola|' +
      'pepsi|nasa|nfl|nba|mlb|nhl|taylor swift|swiftie|耐克|阿迪达斯|古驰|香奈儿|路易威登|可口可乐',
  ),
]

/** Finds the protected names that a keyword holds, as whole words. */
export class ProtectedNames {
  private readonly byWords: ReadonlyMap<string, ProtectedTerm>
  private readonly longest: number

  constructor(terms: readonly ProtectedTerm[]) {
    this.byWords = new Map(terms.map((term) => [phraseWords(term.term), term]))
    this.longest = Math.max(0, ...[...this.byWords.keys()].map((words) => words.split(' ').length))
  }

  /** What a keyword holds between two spaces, or among Han characters, where it holds a name or its plural. */
  get needles(): readonly string[] {
    return [...this.byWords.keys()].flatMap((words) =>
      languageOf(words) === 'zh' ? [phraseAsWritten(words)] : [` ${words} `, ` ${words}s `],
    )
  }

  /** The longest protected name in a keyword; `null` where it holds none. */
  in(keyword: string): ProtectedTerm | null {
    const words = phraseWords(keyword).split(' ')
    for (let length = Math.min(this.longest, words.length); length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const phrase = words.slice(from, from + length).join(' ')
        const found = this.byWords.get(phrase) ?? this.byWords.get(singularOf(phrase) ?? '')
        if (found !== undefined) return found
      }
    }
    return null
  }
}

/** A name as the list holds it: small letters, one space between words. Two spellings of one name are one entry. */
export function protectedTermOf(written: string): string {
  return written.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
