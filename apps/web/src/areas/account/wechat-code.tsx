import { useMemo } from 'react'
import { encode } from 'uqr'

/** Light modules around the code that scanners need. */
const QUIET = 4

interface ScanCodeProps {
  readonly text: string
  readonly label: string
}

/** A QR code as one path. Dark on white in both themes: scanners do not read it the other way round. */
export function ScanCode({ text, label }: ScanCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
      <path d={path} fill="#1c1b19" />
    </svg>
  )
}
