import { useMemo } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { COMPANY_SIZES } from '@trendee/contract/user/signed-in'
import { infoUpdate } from '@trendee/contract/user/info-update'
import { useTranslation } from 'react-i18next'
import { request } from '../../shared/api/request'
import { type UserInfo, storeUser } from '../../shared/api/session'
import { countryChoices } from '../../shared/fields/countries'
import { changeLanguage } from '../../shared/i18n/i18n'
import { LANGUAGES } from '@trendee/core/language/languages'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { Part, Row } from './part'
import classes from './part.module.css'
import { type ProfileFields, profileChanges, profileFields } from './profile-changes'

/** Who one is. */
export function ProfileSection({ info }: { readonly info: UserInfo }) {
  const { t, format, language } = useTexts()
  const { i18n } = useTranslation()
  const notices = useNotices()
  const countries = useMemo(() => countryChoices(format.region, language), [format, language])
  const form = useForm<ProfileFields>({
    initialValues: profileFields(info),
    validate: { name: (value) => (value.trim() === '' ? t('form.required') : null) },
  })
  const saving = useMutation({
    mutationFn: (values: ProfileFields) => request(infoUpdate, profileChanges(profileFields(info), values)),
    onSuccess: (account) => {
      storeUser(account)
      form.setValues(profileFields(account.userInfo))
      if (account.userInfo.language !== null) changeLanguage(i18n, account.userInfo.language)
      notices.done()
    },
    onError: notices.failed,
  })
  const isChanged = Object.keys(profileChanges(profileFields(info), form.values)).length > 0
  const notSaid = (isChosen: boolean) => ({ value: '', label: t('profile.choose'), disabled: isChosen })
  return (
    <Part title={t('account.profile')} note={t('profile.note')}>
      <form onSubmit={form.onSubmit((values) => saving.mutate(values))} noValidate>
        <Row name={<label htmlFor="profile-name">{t('profile.name')}</label>}>
          <TextInput id="profile-name" autoComplete="name" maxLength={80} {...form.getInputProps('name')} />
        </Row>
        <Row name={<label htmlFor="profile-company">{t('profile.company')}</label>}>
          <TextInput
            id="profile-company"
            autoComplete="organization"
            maxLength={120}
            {...form.getInputProps('company')}
          />
        </Row>
        <Row name={<label htmlFor="profile-size">{t('profile.company_size')}</label>}>
          <NativeSelect
            id="profile-size"
            data={[
              notSaid(info.company_size !== null),
              ...COMPANY_SIZES.map((size) => ({ value: size, label: t('profile.employees', { size }) })),
            ]}
            {...form.getInputProps('company_size')}
          />
        </Row>
        <Row name={<label htmlFor="profile-country">{t('profile.country')}</label>}>
          <NativeSelect
            id="profile-country"
            autoComplete="country"
            data={[notSaid(false), ...withOwn(countries, form.values.country)]}
            {...form.getInputProps('country')}
          />
        </Row>
        <Row name={<label htmlFor="profile-job">{t('profile.job_title')}</label>}>
          <TextInput
            id="profile-job"
            autoComplete="organization-title"
            maxLength={80}
            {...form.getInputProps('job_title')}
          />
        </Row>
        <Row name={<label htmlFor="profile-language">{t('profile.language')}</label>} hint={t('profile.language_note')}>
          <NativeSelect
            id="profile-language"
            data={[
              notSaid(info.language !== null),
              ...LANGUAGES.map((one) => ({ value: one, label: t(`profile.language_${one}`) })),
            ]}
            {...form.getInputProps('language')}
          />
        </Row>
        <div className={classes.actions}>
          <Button type="submit" disabled={!isChanged} loading={saving.isPending}>
            {t('profile.save')}
          </Button>
          {isChanged && (
            <Button variant="subtle" color="gray" onClick={() => form.setValues(profileFields(info))}>
              {t('profile.undo')}
            </Button>
          )}
        </div>
      </form>
    </Part>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** Countries were once written freely: what stands there stays to be chosen. */
function withOwn(countries: readonly Choice[], own: string): Choice[] {
  const isListed = own === '' || countries.some((country) => country.value === own)
  return isListed ? [...countries] : [{ value: own, label: own }, ...countries]
}
