import type { QueryParameters } from '../engine/db'

/** One question among several: its text, and binds whose names others have too. */
export interface OneOfSeveral {
  readonly sql: string
  readonly parameters: QueryParameters
}

/** Questions of one statement: more would make it too long for the engine to plan quickly. */
export const QUESTIONS_AT_ONCE = 50

/** Several questions in one statement, each row told by `question`, its place; binds are named apart. */
export function askedTogether(questions: readonly OneOfSeveral[]): OneOfSeveral {
  const parameters: Record<string, QueryParameters[string]> = {}
  const sql = questions.map((question, place) => {
    for (const [name, value] of Object.entries(question.parameters)) parameters[`q${place}_${name}`] = value
    return question.sql.replaceAll('{question}', String(place)).replaceAll(/\{(\w+):/g, `{q${place}_$1:`)
  })
  return { sql: sql.join('\nUNION ALL\n'), parameters }
}

/** Rows in parts of at most so many. */
export function inParts<Row>(rows: readonly Row[], most: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most))
}
