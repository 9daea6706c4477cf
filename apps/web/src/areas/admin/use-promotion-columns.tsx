import { CopyButton, Button, UnstyledButton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Column } from '../../shared/ui/data-table'
import { DAY_TRACK } from '../../shared/ui/date-tracks'
import classes from './admin.module.css'
import { type Promotion, promotionState } from './promotion-terms'
import { usePromotionWords } from './use-promotion-words'

const TONE = { open: 'good', over: 'bad', used_up: 'bad' } as const

/** What the list says about each code. */
export function usePromotionColumns(now: number, onOpen: (code: string) => void): Column<Promotion>[] {
  const { t, format } = useTexts()
  const words = usePromotionWords()
  return [
    {
      id: 'code',
      header: t('promotion.code'),
      track: 'minmax(140px, 1fr)',
      isFixed: true,
      cell: ({ code, note }) => (
        <>
          <UnstyledButton className={classes.open ?? ''} onClick={() => onOpen(code)}>
            {code}
          </UnstyledButton>
          {note !== '' && (
            <span className={classes.twoLines} title={note}>
              {note}
            </span>
          )}
        </>
      ),
    },
    { id: 'gives', header: t('promotion.gives'), track: 'minmax(240px, 2fr)', cell: words },
    {
      id: 'uses',
      header: t('promotion.uses'),
      track: '84px',
      isNumber: true,
      cell: (promotion) => format.count(promotion.uses),
    },
    {
      id: 'left',
      header: t('promotion.left'),
      track: '84px',
      isNumber: true,
      cell: (promotion) => format.count(promotion.uses_left),
    },
    {
      id: 'expires',
      header: t('promotion.expires'),
      track: DAY_TRACK,
      isNumber: true,
      cell: ({ expires_at: end }) => (end === null ? t('promotion.never') : format.day(isoDay(end))),
    },
    {
      id: 'state',
      header: t('users.state'),
      track: 'minmax(84px, 0.5fr)',
      isNumber: true,
      cell: (promotion) => {
        const state = promotionState(promotion, now)
        return (
          <span className={classes.tag} data-kind={TONE[state]}>
            {t(`promotion.is_${state}`)}
          </span>
        )
      },
    },
    {
      id: 'created',
      header: t('promotion.made'),
      track: DAY_TRACK,
      isNumber: true,
      isHiddenAtFirst: true,
      cell: (promotion) => format.day(isoDay(promotion.created_at)),
    },
    {
      id: 'link',
      header: t('promotion.link'),
      track: '132px',
      isNumber: true,
      cell: ({ code }) => <CopyLink code={code} />,
    },
  ]
}

function CopyLink({ code }: { readonly code: string }) {
  const { t } = useTexts()
  return (
    <CopyButton value={`${window.location.origin}/starter/${code}`}>
      {({ copied, copy }) => (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-label={copied ? t('action.copied') : t('promotion.copy', { code })}
          leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconLink size={14} aria-hidden />}
          onClick={copy}
        >
          {copied ? t('action.copied') : t('action.share')}
        </Button>
      )}
    </CopyButton>
  )
}
