import { AGE_GROUPS, BODY_TYPES, DECLARED_BY, PERSON_GENDERS, RACES, ageGroupOf } from '@trendee/core/creators/crowd'
import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { objectsIn } from '../item-feed'
import { isNothing } from '../cells/nothing'
import type { CreatorRecord, DeclaredPerson } from '../records'
import { isoRegion } from '../regions'
import type { RowSink } from '../feed'
import { jsonCell, requiredText, tableFeed } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { countCell } from '../table-row'

const NETWORKS = ['instagram', 'tiktok'] as const
const OLDEST = 120

const NOTHING_DECLARED: DeclaredPerson = {
  age: null,
  ageGroup: '',
  gender: '',
  race: '',
  bodyType: '',
  city: '',
  declaredBy: '',
}

/** One of the words of a list, however it is spaced and written; '' for an empty cell and, as the sink is told, for any other word. */
function wordOf<Word extends string>(cell: unknown, words: readonly Word[], field: string, sink: RowSink): Word | '' {
  const text = cleanOptional(cell)
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, '-')
  if (text === '') return ''
  const word = words.find((one) => one === text)
  if (word === undefined) sink.unread(field, { text: 'is none of {words}', values: { words: words.join(', ') } }, cell)
  return word ?? ''
}

function ageCell(cell: unknown, sink: RowSink): number | null {
  if (isNothing(cell)) return null
  const age = Number(cleanText(cell))
  if (Number.isInteger(age) && age >= 1 && age <= OLDEST) return age
  sink.unread('age', 'is no age', cell)
  return null
}

/** What a row says of somebody's age: the group follows from the years, and one that does not says that one of the two is wrong. */
function ageOf(age: unknown, group: unknown, sink: RowSink): Pick<DeclaredPerson, 'age' | 'ageGroup'> {
  const years = ageCell(age, sink)
  const declared = wordOf(group, AGE_GROUPS, 'age_group', sink)
  if (years === null) return { age: null, ageGroup: declared }
  const own = ageGroupOf(years)
  if (declared === '' || declared === own) return { age: years, ageGroup: own }
  sink.unread('age_group', 'is not the group of that age', group)
  return { age: null, ageGroup: '' }
}

/** Creators of the networks with their followers by day, and what they or a panel declare: docs/creators.md. */
export const CREATORS = tableFeed({
  id: 'creators',
  title: { en: 'Creators', zh: '创作者' },
  required: ['platform', 'username', ['followers_count', 'followers_by_day']],
  open(column, options) {
    const platformAt = column('platform')
    const username = column('username')
    const nameAt = column('name')
    const followers = column('followers_count')
    const byDay = column('followers_by_day')
    const dayAt = column('date')
    const country = column('country')
    const age = column('age')
    const ageGroup = column('age_group')
    const gender = column('gender')
    const race = column('race')
    const bodyType = column('body_type')
    const city = column('city')
    const declaredBy = column('declared_by')

    const declaredIn = (cells: readonly unknown[], sink: RowSink): DeclaredPerson => {
      const person = {
        ...ageOf(cells[age], cells[ageGroup], sink),
        gender: wordOf(cells[gender], PERSON_GENDERS, 'gender', sink),
        race: wordOf(cells[race], RACES, 'race', sink),
        bodyType: wordOf(cells[bodyType], BODY_TYPES, 'body_type', sink),
        city: cleanOptional(cells[city]),
      } as const
      const by = wordOf(cells[declaredBy], DECLARED_BY, 'declared_by', sink)
      const declared = Object.values(person).filter((value) => value !== '' && value !== null)
      if (declared.length === 0) return NOTHING_DECLARED
      if (by !== '') return { ...person, declaredBy: by }
      // Somebody must have said it: a file that does not say who may hold guesses.
      sink.unread('declared_by', 'is declared by nobody: declared_by must say who', declared.join(', '))
      return NOTHING_DECLARED
    }

    return (cells, sink, row) => {
      const platform = NETWORKS.find((network) => network === cleanText(cells[platformAt]).toLowerCase())
      if (platform === undefined) throw new UnreadableFieldError('platform', 'is no network: instagram or tiktok')
      const author = requiredText(cleanText(cells[username]).replace(/^@/, '').toLowerCase(), 'username')
      const record = {
        kind: 'creator',
        platform,
        author,
        name: cleanText(cells[nameAt]),
        region: isoRegion(cleanText(cells[country])) || (options.region ?? ''),
        ...declaredIn(cells, sink),
      } as const
      const observedOn = row.observedDay(dayAt, 'date')
      const days = objectsIn(jsonCell(cells[byDay], 'followers_by_day', sink)).flatMap((point): CreatorRecord[] => {
        const day = dayOf(point['date'])
        const count = countCell(point['count'], 'followers_by_day', sink)
        if (day === null) sink.unread('followers_by_day', 'has a point without a date', point)
        else if (isNothing(point['count'])) sink.unread('followers_by_day', 'has a day without a count', point)
        return day === null || count === null ? [] : [{ ...record, followers: count.value, observedOn: day }]
      })
      if (days.length === 0 || !isNothing(cells[followers]))
        sink.record({ ...record, followers: row.count(followers, 'followers_count')?.value ?? null, observedOn })
      for (const day of days) sink.record(day)
    }
  },
})
