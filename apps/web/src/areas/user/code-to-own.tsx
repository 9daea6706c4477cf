import { Button } from '@mantine/core'
import { CodeField } from '../../shared/fields/code-field'
import { type Codes, sendingTexts } from '../../shared/fields/codes'
import { Trouble, useWait } from '../../shared/fields/trouble'
import { useTexts } from '../../shared/i18n/use-texts'
import type { OwnAddress } from './own-address'

interface CodeToOwnProps {
  readonly codes: Codes
  readonly to: OwnAddress
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error: string | null
}

/** Proves by a code to the account's own address that it is its owner who asks. */
export function CodeToOwn({ codes, to, value, onChange, error }: CodeToOwnProps) {
  const { t } = useTexts()
  const wait = useWait(codes.asking)
  return (
    <>
      {codes.isSentTo(to.address) ? (
        <CodeField codes={codes} address={to.address} value={value} onChange={onChange} error={error} />
      ) : (
        <Button
          variant="default"
          loading={codes.asking.isPending}
          disabled={wait > 0}
          onClick={() => codes.send(to.address)}
        >
          {t('bindings.send_proof', { address: to.address })}
        </Button>
      )}
      <Trouble of={codes.asking} words={sendingTexts(to.channel)} />
    </>
  )
}
