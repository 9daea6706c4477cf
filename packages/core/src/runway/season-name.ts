/** A season's name in both languages: `SS26` is Spring/Summer 2026. Others keep the words of the feed ("Resort 2026"). */
export function seasonName(season: string): { readonly en: string; readonly zh: string } {
  const [, half, year] = /^(SS|FW)(\d{2})$/.exec(season) ?? []
  if (half === undefined) return { en: season, zh: season }
  return half === 'SS'
    ? { en: `Spring/Summer 20${year}`, zh: `20${year} 春夏` }
    : { en: `Fall/Winter 20${year}`, zh: `20${year} 秋冬` }
}
