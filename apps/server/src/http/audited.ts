import { ApiError } from '@trendee/contract/errors'
import { withoutSecrets } from '@trendee/core/access/without-secrets'
import { addAuditEntry } from '@trendee/store/administration/audit-log'
import { inTransaction } from '@trendee/store/engine/in-transaction'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { Call } from './handler'

/** One thing that administrators do. */
export interface AuditedChange<Input, Output> {
  /** The contract's name of the call, `adminUsers.userUpdate`. */
  readonly action: string
  /** What it is done to, `account:…`. */
  subjectOf(input: Input, output: Output): string
  /** What that is called, for who reads the log: asked once it is done, of the store as the change has left it. */
  nameOf(input: Input, output: Output, db: StoreDb): string | Promise<string>
  /** The change itself, through `db` alone: the store answers nobody else while its transaction is open. */
  change(input: Input, call: Call, db: StoreDb): Promise<Output>
  /** Once it is kept: what this process remembers of it is forgotten. */
  afterwards?(call: Call, input: Input): void
  /** It takes long and changes nothing in the store (an upload): then only the log's row is written in a transaction. */
  readonly isOutsideStore?: true
}

/**
 * The handler of an administrator's change: change and log entry are kept together or not at all. Every endpoint of the
 * contract that changes something for administrators is made by this; a test walks them.
 */
export function audited<Input extends object, Output>(
  audit: AuditedChange<Input, Output>,
): (input: Input, call: Call) => Promise<Output> {
  return async (input, call) => {
    const { account } = call
    if (!account) throw new ApiError('session_invalid', 'Please sign in.')
    const { db } = call.runtime.store
    const note = async (transaction: StoreDb, output: Output) =>
      addAuditEntry(
        transaction,
        {
          adminId: account.accountId,
          adminName: account.name,
          action: audit.action,
          subject: audit.subjectOf(input, output),
          subjectName: await audit.nameOf(input, output, transaction),
          detail: withoutSecrets(input) as Readonly<Record<string, unknown>>,
          ip: call.request.ip,
        },
        new Date(),
      )
    const output = audit.isOutsideStore
      ? await audit.change(input, call, db)
      : await inTransaction(db, async (transaction) => {
          const changed = await audit.change(input, call, transaction)
          await note(transaction, changed)
          return changed
        })
    if (audit.isOutsideStore) await note(db, output)
    audit.afterwards?.(call, input)
    return output
  }
}
