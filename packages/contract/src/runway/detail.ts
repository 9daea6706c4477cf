import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, foundAttribute, pictureKind, recordTrend } from '../fields'
import { windowDays } from '../parameters'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { detailAccess } from '../trends/trend-access'
import { lookSummary } from './look'

export const detail = endpoint({
  method: 'GET',
  path: '/api/v2/runway/runway/detail',
  summary: 'One look: its garments with the words that gave their attributes, its trends, its show, similar looks',
  access: { ...detailAccess, item: { kind: 'look', field: 'id' }, needs: windowNeed, note: WINDOW_NOTE },
  limit: { perMinute: 240 },
  input: z.object({ id: z.string().trim().min(1).max(300), window: windowDays }),
  output: z.object({
    look: lookSummary,
    description: z.string(),
    /** Where the feed found it. */
    url: z.string(),
    pictures: z.array(z.string()),
    garments: z.array(
      z.object({
        text: z.string(),
        primary_category: z.string(),
        secondary_category: z.string(),
        /** The words that say what it is; '' where none do. */
        category_words: z.string(),
        found: z.array(foundAttribute),
        /** A drawing of it alone; `null` where nothing says what it is. */
        picture: z.string().nullable(),
      }),
    ),
    /** Of all its garments, highest level first. */
    trends: z.array(recordTrend),
    show: z.object({
      show_id: z.string(),
      show: z.string(),
      brand: z.string(),
      season: z.string(),
      city: z.string(),
      shown_on: day,
      looks: z.int().positive(),
      /** Place of the look among them, from 1. */
      place: z.int().positive(),
      /** The looks around it in the order in which they were shown, itself among them. */
      neighbours: z.array(
        z.object({
          id: z.string(),
          look_number: z.int().nullable(),
          picture: z.string(),
          picture_kind: pictureKind,
        }),
      ),
    }),
    /** Looks of other shows whose garments are most like its own. */
    similar: z.array(lookSummary.extend({ likeness: z.number() })),
  }),
  example: { id: 'avelisse-ss27-01' },
})
