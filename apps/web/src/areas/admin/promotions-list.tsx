import { Button, CopyButton, UnstyledButton } from '@mantine/core'
import { IconCheck, IconLink, IconPlus } from '@tabler/icons-react'
import { adminPromotions } from '@trendee/contract/admin-promotions/admin-promotions'
import { slug } from '@trendee/contract/parameters'
import { adminTexts } from '@trendee/contract/texts/admin'
import { isoDay } from '../../shared/format/iso-day'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { DAY_TRACK } from '../../shared/lists/date-tracks'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import classes from './admin.module.css'
import { PromotionDrawer } from './promotion-drawer'
import { type Promotion, promotionState } from './promotion-terms'
import { usePromotionText } from './use-promotion-text'

addTexts(adminTexts)

const TONE = { open: 'good', over: 'bad', used_up: 'bad' } as const
/** No code can be called so. */
const NEW = 'new'

/** Codes that open plans: what each gives, and how much of it is left. `code` is the one that is open; `new` makes one. */
const promotions = defineList({
  name: 'promotions',
  entry: adminPromotions.promotions,
  extra: { code: slug.optional() },
  pageSize: 50,
  rowId: (promotion) => promotion.code,
  title: 'screen.promotions',
  note: 'promotion.note',
  count: 'promotion.count',
  empty: 'promotion.none',
  actions: ({ t, change }) => (
    <Button
      size="sm"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => change({ code: NEW })}
    >
      {t('promotion.make')}
    </Button>
  ),
  columns: [
    {
      id: 'code',
      header: 'promotion.code',
      track: 'minmax(140px, 1fr)',
      isFixed: true,
      cell: ({ code, note }, { change }) => (
        <>
          <UnstyledButton className={classes.open ?? ''} onClick={() => change({ code })}>
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
    {
      id: 'gives',
      header: 'promotion.gives',
      track: 'minmax(240px, 2fr)',
      cell: (promotion) => <Gives promotion={promotion} />,
    },
    { id: 'uses', header: 'promotion.uses', kind: 'count' },
    { id: 'left', header: 'promotion.left', kind: 'count', value: (promotion) => promotion.uses_left },
    {
      id: 'expires',
      header: 'promotion.expires',
      track: DAY_TRACK,
      isNumber: true,
      cell: ({ expires_at: end }, { t, format }) => (end === null ? t('promotion.never') : format.day(isoDay(end))),
    },
    {
      id: 'state',
      header: 'users.state',
      track: 'minmax(84px, 0.5fr)',
      isNumber: true,
      cell: (promotion, { t, now }) => {
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
      header: 'promotion.made',
      kind: 'instantDay',
      value: (promotion) => promotion.created_at,
      isHiddenAtFirst: true,
    },
    {
      id: 'link',
      header: 'promotion.link',
      track: '132px',
      isNumber: true,
      cell: ({ code }) => <CopyLink code={code} />,
    },
  ],
  over: ({ search: { code }, change, rows, now }) => (
    <PromotionDrawer
      promotion={code === NEW ? null : rows.find((promotion) => promotion.code === code)}
      now={now}
      onClose={() => change({ code: undefined })}
    />
  ),
})

function Gives({ promotion }: { readonly promotion: Promotion }) {
  return usePromotionText()(promotion)
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

export const PromotionsScreen = listScreen(promotions)
