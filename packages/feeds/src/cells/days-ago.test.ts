import { expect, it } from 'vitest'
import { daysAgo } from './days-ago'

it.each([
  ['3 days ago', 3],
  ['1 day ago', 1],
  ['2d ago', 2],
  ['2 w', 14],
  ['5h', 0],
  ['5 min ago', 0],
  ['30 hours ago', 1],
  ['Yesterday', 1],
  ['Yesterday at 3:15 PM', 1],
  ['昨天 12:30', 1],
  ['vor 2 Wochen', 14],
  ['gestern', 1],
  ['vorgestern', 2],
  ['il y a 6 jours', 6],
  ['hace 1 día', 1],
  ['3 giorni fa', 3],
  ['há 4 dias', 4],
  ['5 дней назад', 5],
  ['3天前', 3],
  ['2週間前', 14],
  ['3일 전', 3],
  ['2 ngày trước', 2],
  ['今天', 0],
  ['前天', 2],
])('%s is %i days before', (cell, days) => expect(daysAgo(cell)).toBe(days))

it.each([
  '3',
  '15s',
  '2:30',
  '',
  '3 months ago',
  '12 days',
  'in 3 days',
  '-5 j',
  '2026-05-03',
  'a day of sun',
  3,
  null,
])('%j names no day before another', (cell) => expect(daysAgo(cell)).toBeNull())
