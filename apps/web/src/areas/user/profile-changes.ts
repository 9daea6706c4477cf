import type { InputOf } from '@trendee/contract/endpoint'
import { COMPANY_SIZES } from '@trendee/contract/user/signed-in'
import type { user } from '@trendee/contract/user/user'
import type { UserInfo } from '../../shared/api/session'
import { LANGUAGES } from '@trendee/core/language/languages'

/** As a form holds them: what is not known is empty. */
export interface ProfileFields {
  readonly name: string
  readonly company: string
  readonly company_size: string
  readonly country: string
  readonly job_title: string
  readonly language: string
}

export function profileFields(info: UserInfo): ProfileFields {
  return {
    name: info.name,
    company: info.company ?? '',
    company_size: info.company_size ?? '',
    country: info.country ?? '',
    job_title: info.job_title ?? '',
    language: info.language ?? '',
  }
}

/** The fields that changed, as the endpoint accepts them; a choice from a closed list cannot be taken back. */
export function profileChanges(before: ProfileFields, after: ProfileFields): InputOf<typeof user.infoUpdate> {
  const size = COMPANY_SIZES.find((one) => one === after.company_size)
  const language = LANGUAGES.find((one) => one === after.language)
  return {
    ...(after.name.trim() === before.name ? {} : { name: after.name.trim() }),
    ...(after.company.trim() === before.company ? {} : { company: after.company.trim() }),
    ...(size === undefined || size === before.company_size ? {} : { company_size: size }),
    ...(after.country === before.country ? {} : { country: after.country }),
    ...(after.job_title.trim() === before.job_title ? {} : { job_title: after.job_title.trim() }),
    ...(language === undefined || language === before.language ? {} : { language }),
  }
}
