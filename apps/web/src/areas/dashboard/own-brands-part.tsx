import { useState } from 'react'
import { Button } from '@mantine/core'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import type { OutputOf } from '@trendee/contract/endpoint'
import { webLink } from '@trendee/core/links/web-link'
import { isAdmin } from '../../shared/api/roles'
import { useUser } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { OwnBrandForm } from '../../shared/stars/own-brand-form'
import { BrandFacts, NewestProducts } from './brands-part'
import classes from './dashboard.module.css'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'

type OwnBrand = OutputOf<typeof dashboard.customizedBrands>['list'][number]

export function OwnBrandsPart() {
  const { t } = useTexts()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <FollowedList
      title={t('dashboard.own')}
      entry={dashboard.customizedBrands}
      empty={<p>{t('dashboard.no_own')}</p>}
      renderRow={(item, place, total) => (
        <FollowRow
          key={item.id}
          name={item.name}
          facts={item.brand === null ? t('dashboard.own_unknown') : <BrandFacts brand={item.brand} />}
          isPinned={item.is_pinned}
          isNew={(item.brand?.new_arrivals ?? 0) > 0}
          menu={<FollowMenu what="own" star={item} name={item.name} place={place} total={total} />}
          below={<OwnBrandMore item={item} />}
        />
      )}
    >
      {isAdding ? (
        <OwnBrandForm onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="default" size="sm" onClick={() => setIsAdding(true)}>
          {t('dashboard.own_add')}
        </Button>
      )}
    </FollowedList>
  )
}

/** Its newest products, its site, and what became of its files. */
function OwnBrandMore({ item }: { readonly item: OwnBrand }) {
  const { t } = useTexts()
  const user = useUser()
  // What was imported is told to administrators; to others a file is a name.
  const isTold = user !== null && isAdmin(user.userInfo)
  const site = webLink(item.site)
  return (
    <div className={classes.more}>
      {item.brand !== null && <NewestProducts brand={item.brand} />}
      {site !== '' && (
        <a href={site} target="_blank" rel="noreferrer">
          {new URL(site).host}
        </a>
      )}
      {item.files.map(({ name, rows_loaded: rows }) => (
        <span key={name}>
          {!isTold
            ? name
            : rows === null
              ? t('dashboard.file_missing', { name })
              : t('dashboard.file_loaded', { name, count: rows })}
        </span>
      ))}
    </div>
  )
}
