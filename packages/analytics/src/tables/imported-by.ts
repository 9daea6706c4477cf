/** SQL: whether a fact was imported by the end of a day (UTC); without one, always. Binds: `knownOn`. */
export function importedBy(knownOn: string | undefined): string {
  if (knownOn === undefined) return '1'
  return 'import_id IN (SELECT import_id FROM trendee.import_run FINAL WHERE toDate(started_at) <= {knownOn:Date})'
}
