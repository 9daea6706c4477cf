/** The day of a moment in milliseconds where its reader is, `YYYY-MM-DD`. */
export function localDay(milliseconds: number): string {
  const moment = new Date(milliseconds)
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}
