import { readSeason } from '@trendee/core/runway/read-season'
import { showId } from '@trendee/core/runway/show-id'
import { readDay } from '../cells/read-day'
import { cleanOptional, cleanText } from '../clean-text'
import { asObject } from '../item-feed'
import type { LookGarment, LookRecord } from '../records'
import type { RowSink } from '../feed'
import { jsonCell, requiredText } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { countCell } from '../table-row'

/** What all looks of a show have in common. */
export type Show = Pick<LookRecord, 'showId' | 'show' | 'brand' | 'season' | 'city' | 'gender' | 'shownOn'>

/** Gives a field's cell by its name; undefined where there is none. */
export type FieldReader = (field: string) => unknown

/** Fields of a show that go by two names. */
const OTHER_NAMES: Readonly<Record<string, string>> = { brand: 'designer', shown_on: 'day' }

/** Names of the fields of a show and of a look, as files write them. */
export const SHOW_FIELDS = ['show_id', 'show', 'brand', 'season', 'city', 'gender', 'shown_on'] as const
export const LOOK_FIELDS = ['look_id', 'look_number', 'description', 'garments', 'url', 'image'] as const

/** All names of a field, the first one first. */
export function namesOf(field: string): readonly string[] {
  const other = OTHER_NAMES[field]
  return other === undefined ? [field] : [field, other]
}

/** Throws UnreadableFieldError; a season that cannot be read is unknown. */
export function showOf(field: FieldReader, sink: RowSink): Show {
  const shownOn = readDay(field('shown_on'))
  if (shownOn === null) throw new UnreadableFieldError('shown_on', 'is no date')
  const show = requiredText(cleanText(field('show')), 'show')
  const brand = cleanOptional(field('brand'))
  const season = seasonOf(field('season'), sink)
  return {
    showId: cleanOptional(field('show_id')) || showId({ brand, show, season }),
    show,
    brand,
    season,
    city: cleanOptional(field('city')),
    gender: cleanOptional(field('gender')).toLowerCase(),
    shownOn,
  }
}

function seasonOf(cell: unknown, sink: RowSink): string {
  const text = cleanOptional(cell)
  const season = readSeason(text)
  if (season === null && text !== '') sink.unread('season', 'is no season with its year', cell)
  return season ?? ''
}

/** A look without an id of its own has its show's and its number. Throws UnreadableFieldError. */
export function lookOf(show: Show, field: FieldReader, sink: RowSink): LookRecord {
  const lookNumber = lookNumberOf(field('look_number'), sink)
  const ownId = cleanOptional(field('look_id'))
  return {
    kind: 'look',
    platform: 'runway',
    lookId:
      ownId === '' && lookNumber !== null
        ? `${show.showId}-${String(lookNumber).padStart(2, '0')}`
        : requiredText(ownId, 'look_id'),
    ...show,
    lookNumber,
    description: cleanText(field('description')),
    garments: garmentsOf(field('garments'), sink),
    url: cleanOptional(field('url')),
    imageUrl: cleanOptional(field('image')),
  }
}

const MOST_NUMBER = 9999

function lookNumberOf(cell: unknown, sink: RowSink): number | null {
  const number = countCell(cell, 'look_number', sink)?.value ?? null
  // "1,2K" is a count; a number that something goes by is written out.
  const isCount = typeof cell === 'string' && /[^\d.\s]/.test(cell)
  if (number !== null && (isCount || !Number.isInteger(number) || number < 1 || number > MOST_NUMBER)) {
    throw new UnreadableFieldError('look_number', {
      text: 'is not a number of a look from 1 to {most}',
      values: { most: MOST_NUMBER },
    })
  }
  return number
}

/** No outfit has more; a cell that does is some other list. */
const MOST_GARMENTS = 24

/** A JSON list of names or of objects, or names in one text with `;` or `|` between them. */
function garmentsOf(cell: unknown, sink: RowSink): readonly LookGarment[] {
  const isPlain = typeof cell === 'string' && !/^\s*[[{]/.test(cell)
  const list: unknown = isPlain ? cleanOptional(cell).split(/[;；|]/u) : (jsonCell(cell, 'garments', sink) ?? [])
  if (!Array.isArray(list)) throw new UnreadableFieldError('garments', 'is not a list of garments')
  const garments = list.map((item: unknown) => garmentOf(item)).filter(({ name }) => name !== '')
  if (garments.length > MOST_GARMENTS) {
    throw new UnreadableFieldError('garments', {
      text: 'names more than {most} garments',
      values: { most: MOST_GARMENTS },
    })
  }
  return garments
}

function garmentOf(item: unknown): LookGarment {
  if (typeof item === 'string') return { name: cleanText(item), category: '', color: '', material: '' }
  const object = asObject(item)
  if (object === null) throw new UnreadableFieldError('garments', 'is not a list of garments')
  return {
    name: cleanText(object['name']) || cleanText(object['category']),
    category: cleanOptional(object['category']),
    color: cleanOptional(object['color']),
    material: cleanOptional(object['material']),
  }
}
