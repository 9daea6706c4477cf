import type { CONTRACT } from '@trendee/contract/contract'
import { passwordHashOf, setPasswordHash } from '@trendee/store/accounts/account-addresses'
import { startTrial } from '@trendee/store/plans/open-plan'
import { hashPassword } from '@trendee/store/sign-in/passwords'
import { updateProfile } from '@trendee/store/accounts/profiles'
import type { Handler } from '../../http/handler'
import { refusePoorPassword } from '../../http/new-password'
import { type CodeEntry, checkSignInCode, signInByCheckedCode } from './by-code'
import { typedEmail } from '../../http/typed-address'

export const freeTrial: Handler<typeof CONTRACT.signIn.freeTrial> = async (input, call) => {
  const address = typedEmail(input.email)
  const { name, password, code, utm_source, ucode } = input
  if (password !== undefined) await refusePoorPassword(password, { name, email: address.address })
  const entry: CodeEntry = { address, code, name, utm_source, ucode, openedBy: 'trial' }
  await checkSignInCode(call, entry)
  // Hashing takes a core for a while: it is done after the code was checked, and outside the transaction.
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return signInByCheckedCode(call, entry, async (transaction, { accountId, isNew }) => {
    await startTrial(transaction, accountId, new Date())
    await updateProfile(transaction, accountId, {
      ...(isNew ? { name } : {}),
      company: input.company,
      companySize: input.company_size,
      country: input.country,
      jobTitle: input.job_title,
    })
    // A password that is there is changed where it is asked for, not by the way.
    if (passwordHash !== null && (await passwordHashOf(transaction, accountId)) === null) {
      await setPasswordHash(transaction, accountId, passwordHash)
    }
  })
}
