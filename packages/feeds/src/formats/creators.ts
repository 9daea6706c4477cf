import { AGE_GROUPS, BODY_TYPES, DECLARED_BY, PERSON_GENDERS, RACES, ageGroupOf } from '@trendee/core/creators/crowd'
import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { objectsIn } from '../item-feed'
import { isMissing } from '../numbers'
import type { CreatorRecord, DeclaredPerson } from '../records'
import { isoRegion } from '../regions'
import { countCell, jsonCell, requiredText, tableFeed, UnreadableFieldError } from '../table-feed'

const NETWORKS = ['instagram', 'tiktok'] as const
const OLDEST = 120

/** One of the words of a list, however it is spaced and written; '' for an empty cell. */
function wordOf<Word extends string>(cell: unknown, words: readonly Word[], field: string): Word | '' {
  const text = cleanOptional(cell)
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, '-')
  if (text === '') return ''
  const word = words.find((one) => one === text)
  if (word === undefined)
    throw new UnreadableFieldError(field, { text: 'is none of {words}', values: { words: words.join(', ') } })
  return word
}

function ageCell(cell: unknown): number | null {
  if (isMissing(cell)) return null
  const age = Number(cleanText(cell))
  if (!Number.isInteger(age) || age < 1 || age > OLDEST) throw new UnreadableFieldError('age', 'is no age')
  return age
}

function followersCell(cell: unknown, field: string): number | null {
  return countCell(cell, field)?.value ?? null
}

/** What a row says of somebody's age: the group follows from the years, and one that does not says that one of the two is wrong. */
function ageOf(age: unknown, group: unknown): Pick<DeclaredPerson, 'age' | 'ageGroup'> {
  const years = ageCell(age)
  const declared = wordOf(group, AGE_GROUPS, 'age_group')
  if (years === null) return { age: null, ageGroup: declared }
  const own = ageGroupOf(years)
  if (declared !== '' && declared !== own) throw new UnreadableFieldError('age_group', 'is not the group of that age')
  return { age: years, ageGroup: own }
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

    const declaredIn = (cells: readonly unknown[]): DeclaredPerson => {
      const person = {
        ...ageOf(cells[age], cells[ageGroup]),
        gender: wordOf(cells[gender], PERSON_GENDERS, 'gender'),
        race: wordOf(cells[race], RACES, 'race'),
        bodyType: wordOf(cells[bodyType], BODY_TYPES, 'body_type'),
        city: cleanOptional(cells[city]),
      } as const
      const by = wordOf(cells[declaredBy], DECLARED_BY, 'declared_by')
      const isDeclared = Object.values(person).some((value) => value !== '' && value !== null)
      // Somebody must have said it: a file that does not say who may hold guesses.
      if (isDeclared && by === '')
        throw new UnreadableFieldError('declared_by', 'is declared by nobody: declared_by must say who')
      return { ...person, declaredBy: isDeclared ? by : '' }
    }

    return (cells, sink) => {
      const platform = NETWORKS.find((network) => network === cleanText(cells[platformAt]).toLowerCase())
      if (platform === undefined) throw new UnreadableFieldError('platform', 'is no network: instagram or tiktok')
      const author = requiredText(cleanText(cells[username]).replace(/^@/, '').toLowerCase(), 'username')
      const record = {
        kind: 'creator',
        platform,
        author,
        name: cleanText(cells[nameAt]),
        region: isoRegion(cleanText(cells[country])) || (options.region ?? ''),
        ...declaredIn(cells),
      } as const
      const observedOn = isMissing(cells[dayAt]) ? null : dayOf(cells[dayAt])
      if (observedOn === null && !isMissing(cells[dayAt])) throw new UnreadableFieldError('date', 'is no date')
      const days = objectsIn(jsonCell(cells[byDay], 'followers_by_day')).map((point): CreatorRecord => {
        const day = dayOf(point['date'])
        const count = followersCell(point['count'], 'followers_by_day')
        if (day === null) throw new UnreadableFieldError('followers_by_day', 'has a point without a date')
        if (count === null) throw new UnreadableFieldError('followers_by_day', 'has a day without a count')
        return { ...record, followers: count, observedOn: day }
      })
      if (days.length === 0 || !isMissing(cells[followers]))
        sink.record({ ...record, followers: followersCell(cells[followers], 'followers_count'), observedOn })
      for (const day of days) sink.record(day)
    }
  },
})
