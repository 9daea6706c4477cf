/**
 * Whom a creator says to be, or a panel says that somebody is. Only declared: nothing of this is ever read out of a
 * picture, a name or a text, and what nobody declared stays unknown.
 */

export const AGE_GROUPS = ['child', 'youth', 'adult', 'senior'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const PERSON_GENDERS = ['women', 'men', 'non-binary'] as const
export type PersonGender = (typeof PERSON_GENDERS)[number]

export const RACES = [
  'caucasian',
  'african-descent',
  'hispanic-latino',
  'east-asian',
  'south-asian',
  'middle-eastern',
] as const
export type Race = (typeof RACES)[number]

export const BODY_TYPES = ['slim', 'obese', 'maternity'] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const DECLARED_BY = ['creator', 'panel'] as const
export type DeclaredBy = (typeof DECLARED_BY)[number]

export const GENERATIONS = ['alpha', 'gen-z', 'millennials', 'gen-x', 'boomers'] as const
export type Generation = (typeof GENERATIONS)[number]

/**
 * First year of birth of each generation, youngest first; the older ones have no name here. Born: the year on whose day an age
 * was declared, less that age. Years later the same declaration still means the same generation.
 */
export const BORN_FROM: readonly (readonly [Generation, number])[] = [
  ['alpha', 2013],
  ['gen-z', 1997],
  ['millennials', 1981],
  ['gen-x', 1965],
  ['boomers', 1946],
]

/** The group of an age in years. */
export function ageGroupOf(age: number): AgeGroup {
  if (age < 13) return 'child'
  if (age < 25) return 'youth'
  return age < 60 ? 'adult' : 'senior'
}
