import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { adminPromotions } from '@trendee/contract/admin-promotions/admin-promotions'
import { ApiError } from '@trendee/contract/errors'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import classes from './admin.module.css'
import { LINE_CHOICES } from './admin-choices'
import { dayAfter } from './day-end'
import {
  NEW_PROMOTION,
  type Promotion,
  type PromotionFields,
  promotionFields,
  promotionInput,
  promotionTroubles,
  typedNumber,
} from './promotion-terms'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { useAdminChange } from './use-admin-change'
import { usePlanChoices } from './use-plan-choices'
import { usePromotionText } from './use-promotion-text'

interface PromotionDrawerProps {
  /** The one to change, `null` for a new one, nothing while none is open. */
  readonly promotion: Promotion | null | undefined
  /** Unix seconds. */
  readonly now: number
  readonly onClose: () => void
}

export function PromotionDrawer({ promotion, now, onClose }: PromotionDrawerProps) {
  const { t } = useTexts()
  return (
    <SideDrawer
      title={promotion ? t('promotion.change', { code: promotion.code }) : t('promotion.make')}
      width={560}
      isOpen={promotion !== undefined}
      onClose={onClose}
    >
      {promotion !== undefined && (
        <PromotionForm key={promotion?.code} promotion={promotion} now={now} onDone={onClose} />
      )}
    </SideDrawer>
  )
}

/** Whether anybody has made this code: one that is over or used up is still there. */
async function isTaken(code: string): Promise<boolean> {
  try {
    await request(signIn.promotionInfo, { promotion_code: code })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'conflict') return true
    if (error instanceof ApiError && error.kind === 'not_found') return false
    throw error
  }
}

interface PromotionFormProps {
  readonly promotion: Promotion | null
  readonly now: number
  readonly onDone: () => void
}

function PromotionForm({ promotion, now, onDone }: PromotionFormProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const words = usePromotionText()
  const choicesOf = usePlanChoices()
  const before = promotion === null ? null : promotionFields(promotion)
  const [fields, setFields] = useState<PromotionFields>(before ?? NEW_PROMOTION)
  const [isTried, setIsTried] = useState(false)
  const [takenCode, setTakenCode] = useState<string | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const saving = useAdminChange(adminPromotions.promotionSave, (saved) => words(saved))
  const troubles = promotionTroubles(fields, { today: dayAfter(0, now), before })
  const errorOf = (name: keyof PromotionFields) => {
    if (name === 'code' && takenCode === fields.code) return t('promotion.trouble_taken')
    const trouble = troubles[name]
    return isTried && trouble !== undefined ? t(`promotion.trouble_${trouble}`) : null
  }
  const field = (name: keyof PromotionFields) => ({
    value: fields[name],
    error: errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  })
  const [days, percent] = [typedNumber(fields.days, 0, 3660), typedNumber(fields.percent_off, 0, 100)]
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.keys(troubles).length > 0) return
    if (promotion === null) {
      // Saving a code that is there would change it, unseen.
      setIsLooking(true)
      try {
        const isThere = await isTaken(fields.code.trim())
        setTakenCode(isThere ? fields.code : null)
        if (isThere) return
      } catch (error) {
        notices.failed(error instanceof Error ? error : new Error(String(error)))
        return
      } finally {
        setIsLooking(false)
      }
    }
    saving.mutate(promotionInput(fields), { onSuccess: onDone })
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {promotion === null && (
        <TextInput
          label={t('promotion.code')}
          description={t('promotion.code_note')}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          {...field('code')}
          onChange={(event) => setFields({ ...fields, code: event.currentTarget.value.toUpperCase() })}
        />
      )}
      <div className={classes.pair}>
        <NativeSelect
          label={t('users.line')}
          data={LINE_CHOICES.map((line) => ({ value: line, label: t(`line.${line}`) }))}
          value={fields.platform}
          onChange={(event) => {
            const platform = LINE_CHOICES.find((line) => line === event.currentTarget.value) ?? fields.platform
            setFields({ ...fields, platform, plan: choicesOf(platform)[0]?.value ?? '' })
          }}
        />
        <NativeSelect label={t('users.plan')} data={choicesOf(fields.platform)} {...field('plan')} />
        <TextInput
          type="number"
          min={0}
          max={3660}
          label={t('promotion.days_field')}
          description={t('promotion.days_note')}
          {...field('days')}
        />
        <TextInput
          type="number"
          min={0}
          max={100}
          label={t('promotion.percent_field')}
          description={t('promotion.percent_note')}
          {...field('percent_off')}
        />
        <TextInput
          type="number"
          min={0}
          max={1_000_000}
          label={t('promotion.left_field')}
          description={t('promotion.left_note')}
          {...field('uses_left')}
        />
        <TextInput
          type="date"
          label={t('promotion.expires_field')}
          description={t('promotion.expires_note')}
          {...field('expires')}
        />
      </div>
      <TextInput
        label={t('promotion.note_field')}
        description={t('promotion.note_note')}
        maxLength={200}
        {...field('note')}
      />
      <p className={classes.sentence} aria-live="polite">
        <span className="caps">{t('promotion.gives')}</span>
        <span>
          {days === null || percent === null || fields.plan === '' || (days === 0 && percent === 0)
            ? t('promotion.nothing')
            : words({ platform: fields.platform, plan: fields.plan, days, percent_off: percent })}
        </span>
      </p>
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isPending || isLooking}>
          {promotion === null ? t('promotion.make') : t('admin.save')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('admin.cancel')}
        </Button>
      </div>
    </form>
  )
}
