import { expect, it } from 'vitest'
import { daysOfCell, readPeriod } from './read-period'

it.each([
  ['2026-01-04', '2026-01-04'],
  ['2026-01', '2026-01-01'],
  ['2026/3', '2026-03-01'],
  ['03/2026', '2026-03-01'],
  ['2026年3月', '2026-03-01'],
  ['2026년 3월', '2026-03-01'],
  ['Mar 2026', '2026-03-01'],
  ['März 2026', '2026-03-01'],
  ['marzo de 2026', '2026-03-01'],
  ['2026-W01', '2025-12-29'],
  ['2026W53', '2026-12-28'],
  ['2026-KW20', '2026-05-11'],
  ['KW 20/2026', '2026-05-11'],
  ['Week 20, 2026', '2026-05-11'],
  ['2026年第20周', null],
  ['2021-W01', '2021-01-04'],
  ['2026-01-04 - 2026-01-10', '2026-01-04'],
  ['4 Jan 2026 – 10 Jan 2026', '2026-01-04'],
  ['2026-13', null],
  ['2026-W54', null],
  ['Q1 2026', null],
  ['linen 2026', null],
  ['', null],
])('reads %j as %j', (cell, day) => {
  expect(readPeriod(cell)).toBe(day)
})

it('knows which years have a 53rd week', () => {
  expect([readPeriod('2026-W53'), readPeriod('2025-W53')]).toEqual(['2026-12-28', null])
})

it('a week and a span have a first and a last day', () => {
  expect(daysOfCell('2025-05-01 ~ 2025-05-07')).toEqual({ from: '2025-05-01', to: '2025-05-07' })
  expect(daysOfCell('2026-W05')).toEqual({ from: '2026-01-26', to: '2026-02-01' })
  expect(daysOfCell('01/05/2025 - 07/05/2025')).toBeNull()
  expect(daysOfCell('01/05/2025 - 28/05/2025')).toEqual({ from: '2025-05-01', to: '2025-05-28' })
  expect(daysOfCell('01/05/2025 - 07/05/2025', 'day-first')).toEqual({ from: '2025-05-01', to: '2025-05-07' })
  expect([daysOfCell('2025-05-01'), daysOfCell('2025-05-07 ~ 2025-05-01')]).toEqual([null, null])
})
