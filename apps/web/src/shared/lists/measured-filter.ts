/** Leaves out what is a lower bound, an estimate or relative, of lists whose entries take `evidence`. */
export const measuredFilter = {
  kind: 'check',
  field: 'evidence',
  label: 'filter.measured_only',
  checked: 'measured',
} as const
