/** Paths of several lines on one common scale in a box; a gap begins a new stretch. */
export function liftPaths(lines: readonly (readonly (number | null)[])[], width: number, height: number): string[] {
  const known = lines.flat().filter((value) => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  return lines.map((values) => {
    const step = width / Math.max(1, values.length - 1)
    let isOpen = false
    return values
      .map((value, place) => {
        if (value === null) {
          isOpen = false
          return ''
        }
        const y = span === 0 ? height / 2 : height - ((value - low) / span) * height
        const command = isOpen ? 'L' : 'M'
        isOpen = true
        return `${command}${rounded(place * step)} ${rounded(y)}`
      })
      .join('')
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10
