import { type SubmitEvent, useState } from 'react'
import { Button, Select, TextInput } from '@mantine/core'
import type { AlertChannel } from '@trendee/contract/alerts/alert-fields'
import { alerts } from '@trendee/contract/alerts/alerts'
import type { InputOf } from '@trendee/contract/endpoint'
import { type ChannelKind, RHYTHMS, type Rhythm } from '@trendee/core/alerts/alert-kinds'
import { webhookFault } from '@trendee/core/alerts/webhook-address'
import { useAlertChange } from '../../shared/alerts/use-alerts'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { Trouble } from '../../shared/fields/trouble'
import classes from './alerts-section.module.css'

interface FormProps {
  /** The one that is changed; `null`: a new one. */
  readonly channel: AlertChannel | null
  readonly kinds: readonly ChannelKind[]
  readonly email: string | null
  readonly onDone: () => void
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Where and how often: the times are those of the reader's own clock. */
export function AlertChannelForm({ channel, kinds, email, onDone }: FormProps) {
  const { t, format } = useTexts()
  const [kind, setKind] = useState<ChannelKind>(channel?.kind ?? kinds[0] ?? 'slack')
  const [name, setName] = useState(channel?.name ?? '')
  const [url, setUrl] = useState('')
  const [every, setEvery] = useState<Rhythm>(channel?.every ?? (kind === 'mail' ? 'day' : 'now'))
  const [weekday, setWeekday] = useState(channel?.weekday ?? 1)
  const [hour, setHour] = useState(channel?.hour ?? 8)
  const [isTried, setIsTried] = useState(false)
  const saving = useAlertChange(
    (input: InputOf<typeof alerts.channelSave>) => request(alerts.channelSave, input),
    onDone,
  )
  const isMail = kind === 'mail'
  const rhythm = isMail && every === 'now' ? 'day' : every
  const isUrlWrong = !isMail && (url !== '' || channel === null) && webhookFault(url) === 'not_https'
  const isUrlMissing = !isMail && channel === null && url.trim() === ''
  const zone = channel?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isUrlMissing) return
    saving.mutate({
      ...(channel === null ? {} : { channel_id: channel.channel_id }),
      kind,
      name: name.trim(),
      url: isMail ? '' : url.trim(),
      every: rhythm,
      weekday,
      hour,
      time_zone: zone,
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {channel === null && (
        <Select
          label={t('alerts.channel_kind')}
          data={kinds.map((value) => ({ value, label: t(`alerts.channel_${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
        />
      )}
      {isMail ? (
        <p className={classes.quiet}>{email}</p>
      ) : (
        <TextInput
          label={t('alerts.channel_url')}
          description={t('alerts.channel_url_note')}
          placeholder={channel === null ? 'https://' : channel.address}
          spellCheck={false}
          autoComplete="off"
          maxLength={1000}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={isTried && (isUrlMissing ? t('form.required') : isUrlWrong ? t('alerts.url_wrong') : null)}
        />
      )}
      <TextInput
        label={t('alerts.channel_name')}
        placeholder={t(`alerts.channel_${kind}`)}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.times}>
        <Select
          label={t('alerts.every')}
          w={130}
          data={RHYTHMS.filter((one) => !isMail || one !== 'now').map((value) => ({
            value,
            label: t(`alerts.every_${value}`),
          }))}
          value={rhythm}
          allowDeselect={false}
          onChange={(value) => setEvery(RHYTHMS.find((one) => one === value) ?? every)}
        />
        {rhythm === 'week' && (
          <Select
            label={t('alerts.weekday')}
            w={140}
            data={WEEKDAYS.map((day) => ({ value: String(day), label: format.weekday(day) }))}
            value={String(weekday)}
            allowDeselect={false}
            onChange={(value) => setWeekday(Number(value))}
          />
        )}
        {rhythm !== 'now' && (
          <Select
            label={t('alerts.hour')}
            w={110}
            data={HOURS.map((one) => ({ value: String(one), label: `${String(one).padStart(2, '0')}:00` }))}
            value={String(hour)}
            allowDeselect={false}
            onChange={(value) => setHour(Number(value))}
          />
        )}
      </div>
      {rhythm !== 'now' && <p className={classes.quiet}>{t('alerts.zone', { zone })}</p>}
      <Trouble of={saving} />
      <div className={classes.times}>
        <Button type="submit" size="sm" loading={saving.isPending}>
          {t('alerts.save')}
        </Button>
        <Button variant="default" size="sm" onClick={onDone}>
          {t('alerts.cancel')}
        </Button>
      </div>
    </form>
  )
}
