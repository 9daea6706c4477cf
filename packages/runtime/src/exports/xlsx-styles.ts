/** The first number that a format of one's own may have. */
const FIRST_FORMAT = 164
const CURRENCY = /^[A-Z]{3}$/

/** Number formats of a workbook, each once, by the number that a cell names it by. */
export class CellStyles {
  /** Of the heading. */
  readonly heading = 1
  /** Of a text that would be a formula if somebody typed it. */
  readonly quoted = 2
  private readonly formats = new Map<string, number>()

  of(format: string): number {
    const known = this.formats.get(format)
    if (known !== undefined) return known
    const style = 3 + this.formats.size
    this.formats.set(format, style)
    return style
  }

  ofMoney(currency: string): number {
    if (currency === 'USD') return this.of('"$"#,##0.00')
    return this.of(CURRENCY.test(currency) ? `"${currency}" #,##0.00` : '#,##0.00')
  }

  xml(): string {
    const formats = [...this.formats.keys()].map((format, place) => {
      const code = format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return `<numFmt numFmtId="${FIRST_FORMAT + place}" formatCode="${code}"/>`
    })
    const own = formats.map(
      (_, place) =>
        `<xf numFmtId="${FIRST_FORMAT + place}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    const count = formats.length === 0 ? '' : `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${count}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${3 + own.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>${own.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
  }
}
