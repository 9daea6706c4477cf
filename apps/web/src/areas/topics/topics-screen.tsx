import type { ComponentType } from 'react'
import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.css'
import { useNavigate } from '@tanstack/react-router'
import { topicTexts } from '@trendee/contract/texts/topics'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { AdsTab } from './ads-tab'
import { FestivalsTab } from './festivals-tab'
import { HashtagsTab } from './hashtags-tab'
import { TOPIC_TABS, type TopicTab, tabSearch } from './topic-search'
import classes from './topics.module.css'

addTexts(topicTexts)

const TABS: Readonly<Record<TopicTab, ComponentType>> = {
  festivals: FestivalsTab,
  hashtags: HashtagsTab,
  ads: AdsTab,
}

/** What people dress for, write under their posts, and are shown as advertisement. */
export function TopicsScreen() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { tab } = useScreenSearch(tabSearch).search
  const Shown = TABS[tab]
  // What was filtered in one tab is not asked in another.
  const open = (chosen: string | null) =>
    void navigate({ to: '.', search: chosen === 'festivals' ? {} : { tab: chosen }, resetScroll: false })
  return (
    <div>
      <ScreenHead title={t('topics.title')} note={t(`topics.${tab}_note`)} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('topics.kinds')}>
          {TOPIC_TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {t(`topics.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          <Shown />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
