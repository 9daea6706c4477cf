/** A file of SQL that brings a database one step forward. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
}

/** Migrations in order, from their texts by path (`…/0001_name.sql`). A file never changes once released. */
export function migrationsOf(files: Readonly<Record<string, string>>): Migration[] {
  return Object.entries(files)
    .map(([path, text]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)
      return { number: Number(name.slice(0, 4)), name, text }
    })
    .sort((a, b) => a.number - b.number)
}

/** Statements of a migration's text: separated by a semicolon at a line's end, comments allowed. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)
}
