import { expect, it } from 'vitest'
import { writtenTerms } from './read-terms'

it.each([
  ['blanc(he)(s)', '', ['blanc', 'blancs', 'blanche', 'blanches']],
  ['grün~|oliv', '|e|er', ['grün', 'grüne', 'grüner', 'oliv']],
  ['{manga,mangas} larga(s)', '', ['manga larga', 'manga largas', 'mangas larga', 'mangas largas']],
  ['negr~ liso', 'o|a', ['negro liso', 'negra liso']],
])('reads %s', (terms, endings, written) => {
  expect(writtenTerms(terms, endings)).toEqual(written)
})
