import { useLocalStorage } from '@mantine/hooks'

export type Density = 'comfortable' | 'compact'

/** Rows and cards close together or apart, as the reader chose. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useLocalStorage<Density>({
    key: 'density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  })
  return [density, setDensity]
}

/** The columns that a reader has taken out of a table. */
export function useHiddenColumns(table: string, initially: readonly string[]): [string[], (ids: string[]) => void] {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `columns.${table}`,
    defaultValue: [...initially],
    getInitialValueInEffect: false,
  })
  return [hidden, setHidden]
}
