import { Button, Skeleton, TextInput } from '@mantine/core'
import { designs } from '@trendee/contract/designs/designs'
import type { DESIGN_KINDS } from '@trendee/contract/designs/design-fields'
import { useEndlessEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { CheckField } from '../../shared/lists/check-field'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { DesignCard } from './design-card'
import classes from './designs.module.css'

interface HistoryProps {
  readonly kind: (typeof DESIGN_KINDS)[number]
  readonly search: { readonly q?: string; readonly favourite?: boolean }
  readonly change: (fields: { readonly q?: string | undefined; readonly favourite?: boolean | undefined }) => void
}

const skeleton = (
  <div className={classes.grid}>
    {Array.from({ length: 4 }, (_, place) => (
      <Skeleton key={place} height={320} />
    ))}
  </div>
)

/** The account's designs, newest first. */
export function DesignHistory({ kind, search: { q, favourite }, change }: HistoryProps) {
  const { t } = useTexts()
  const query = useEndlessEndpoint(designs.list, {
    kind,
    pageSize: 12,
    ...(q === undefined ? {} : { q }),
    ...(favourite === true ? { favourite: 'true' } : {}),
  })
  return (
    <Section
      title={t('design.history')}
      aside={
        <div className={classes.tools}>
          <TextInput
            size="xs"
            type="search"
            aria-label={t('design.history_search')}
            placeholder={t('design.history_search')}
            defaultValue={q ?? ''}
            onChange={(event) => change({ q: event.currentTarget.value.trim() || undefined })}
          />
          <CheckField
            label={t('design.favourites')}
            isChecked={favourite === true}
            onChange={(isChecked) => change({ favourite: isChecked || undefined })}
          />
        </div>
      }
    >
      <DataView
        query={query}
        skeleton={skeleton}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<p className={classes.facts}>{t('design.history_none')}</p>}
      >
        {({ pages }) => (
          <>
            <div className={classes.grid}>
              {pages
                .flatMap(({ list }) => list)
                .map((design) => (
                  <DesignCard key={design.design_id} design={design} />
                ))}
            </div>
            {query.hasNextPage && (
              <Button
                variant="default"
                mt="md"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('design.more')}
              </Button>
            )}
          </>
        )}
      </DataView>
    </Section>
  )
}
