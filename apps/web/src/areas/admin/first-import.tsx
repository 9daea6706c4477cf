import { FirstSteps } from '../../shared/first-import/first-steps'
import { HeldNow } from '../../shared/first-import/held-now'
import { useHoldings } from '../../shared/first-import/use-holdings'

/** Below the place for files: the way to the first of them, then what can be seen by those that are in. */
export function FirstImport() {
  const { data } = useHoldings()
  if (data === undefined) return null
  return data.held.length === 0 ? <FirstSteps holdings={data} /> : <HeldNow holdings={data} />
}
