/**
 * A maker's or shop's code: capital letters and at least two figures in one piece (`YEL1045`, `SN-3400`), or two long numbers
 * joined (`884363-032`). Not a size, a year, a share, a standard of lenses or cloth.
 */
const codes = /(?<![\p{L}\d#.&/-])(?:[A-Z]{1,6}-?[A-Z]{0,2}\d{2,6}[A-Z]{0,3}|\d{5,6}-\d{3})(?![\p{L}\d%/-])/gu

const notCodes =
  /^(?:UV\d+|UPF\d+|UVA\d*|TR-?\d{2}|CR-?\d{2}|S\d{3}|U\d{2}|PM\d+|MP\d+|[XSML]+-?\d{1,2}|SS\d{2}|AW\d{2}|FW\d{2}|SPF\d+|T800|A4)$/

/** The last code that a title names, as written; null where it names none. */
export function findModelNumber(title: string): string | null {
  if (!/\d\d/.test(title)) return null
  const found = title.match(codes)?.filter((code) => !notCodes.test(code)) ?? []
  return found.findLast((code) => code.length >= 4) ?? null
}
