import { GENDER_GROUPS, type Gender, type GenderGroup } from './types'

/** Whose things a group's lists, curves and products are: what is for grown-ups of any gender counts for women and men alike. */
export const GENDERS_OF_GROUP: Readonly<Record<GenderGroup, readonly Gender[]>> = {
  women: ['women', 'unisex'],
  men: ['men', 'unisex'],
  unisex: ['unisex'],
  kids: ['girls', 'boys', 'kids', 'baby'],
}

/** Whom a question may be about; `all` stands for everybody, whatever the gender. */
export const ASKED_GENDERS = [...GENDER_GROUPS, 'all'] as const
export type AskedGender = (typeof ASKED_GENDERS)[number]

/** The gender of the rows that answer a question: '' are the rows of everybody. */
export function rowGender(asked: AskedGender | undefined): GenderGroup | '' {
  return asked === undefined || asked === 'all' ? '' : asked
}

/** The group that a wearer belongs to, '' where none is stated: girls, boys and babies are kids. */
export function groupOfWearer(wearer: string): GenderGroup | '' {
  const named = GENDER_GROUPS.find((group) => group === wearer)
  return named ?? GENDER_GROUPS.find((group) => (GENDERS_OF_GROUP[group] as readonly string[]).includes(wearer)) ?? ''
}

/** Records by their wearer → records of each group that has any, as a list of that group counts them. */
export function countedByGroup(
  counts: readonly { readonly value: string; readonly count: number }[],
): { readonly value: GenderGroup; readonly count: number }[] {
  return GENDER_GROUPS.flatMap((group) => {
    const members: readonly string[] = GENDERS_OF_GROUP[group]
    const count = counts.filter(({ value }) => members.includes(value)).reduce((sum, one) => sum + one.count, 0)
    return count > 0 ? [{ value: group, count }] : []
  })
}
