import { expect, it } from 'vitest'
import { markedWords } from './marked-words'

const marks = (text: string, phrases: readonly string[]) =>
  markedWords(text, phrases).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))

it.each([
  ['Ivory suede boots', ['suede', 'boots'], ['Ivory ', '[suede]', ' ', '[boots]']],
  ['Ivory suede boots', ['IVORY', 'ivory suede'], ['[Ivory suede]', ' boots']],
  ['Boots', ['coat', ''], ['Boots']],
  ['羊毛大衣', ['羊毛', '大衣'], ['[羊毛大衣]']],
  ['İpek', ['pek'], ['İpek']],
  ['', ['x'], []],
])('marks in %j the words %j', (text, phrases, pieces) => {
  expect(marks(text, phrases)).toEqual(pieces)
})
