import { EllipsisOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { Flex, Tabs } from 'antd'
import { useText } from '../../../platform/text.ts'
import {
  DocsTab,
  IssuerTab,
  RatingsTab,
  SyndicateTab,
  tabOfFault,
  TermsTab,
  toDoOf,
  TrancheActs,
} from '../form/index.ts'
import { useFormPart } from '../form/use-field.ts'
import { GuidanceTab } from '../guidance/GuidanceTab.tsx'
import type { Pricing } from '../guidance/pricing.ts'
import { LogTab } from '../log/LogTab.tsx'
import { nameOf, useReader } from '../parts/index.ts'
import { tabsOf, type DealTab } from './tab.ts'
import { pageText } from './text.ts'
import { useTabName } from './use-tab-name.ts'
import css from './page.module.css'

interface Props {
  readonly detail: DealDetail | undefined
  readonly tab: DealTab
  readonly onTab: (tab: DealTab) => void
  readonly onGo: (field: string) => void
  readonly onMove: (move: DealMove, pricing?: Pricing) => void
}

/** Issuer, Syndicate, Ratings, Terms, Price Guidance, Docs (§2), and the log. */
export function DealTabs({ detail, tab, onTab, onGo, onMove }: Props) {
  const t = useText(pageText)
  const nameOfTab = useTabName()
  const { lang } = useReader()
  return (
    <Tabs
      className={css.tabs}
      aria-label={t('tabs')}
      more={{ icon: <EllipsisOutlined aria-label={t('tabs.more')} /> }}
      activeKey={tab}
      onChange={(key) => onTab(key as DealTab)}
      // A tab that is not shown has nothing to keep: what is typed lives in the form.
      destroyOnHidden
      // Beside the tabs, not among them: a list of tabs holds nothing but tabs.
      renderTabBar={(props, TabBar) => (
        <Flex align="center" gap={16} className={css.bar}>
          <TabBar {...props} />
          {detail && (
            <span className={css.creator} translate="no">
              {t('creator', { name: detail.creator.name, entity: nameOf(detail.creator.entity, lang, true) })}
            </span>
          )}
          {detail && <TrancheActs detail={detail} />}
        </Flex>
      )}
      items={tabsOf(detail).map((key) => ({
        key,
        label: <TabLabel tab={key} label={nameOfTab(key)} />,
        children: key === tab ? <Content tab={tab} detail={detail} onGo={onGo} onMove={onMove} /> : null,
      }))}
    />
  )
}

function Content({ tab, detail, onGo, onMove }: Omit<Props, 'onTab'>) {
  switch (tab) {
    case 'issuer':
      return <IssuerTab />
    case 'syndicate':
      return <SyndicateTab />
    case 'ratings':
      return <RatingsTab />
    case 'terms':
      return <TermsTab />
    case 'guidance':
      return <GuidanceTab detail={detail} onGo={onGo} onMove={onMove} />
    case 'docs':
      return <DocsTab />
    case 'log':
      return detail && <LogTab detail={detail} />
    default:
      return tab satisfies never
  }
}

/** The tab's name, and how many of its fields submitting still waits for. */
function TabLabel({ tab, label }: { readonly tab: DealTab; readonly label: string }) {
  const t = useText(pageText)
  const missing = useFormPart(({ mode, faults }) =>
    mode === 'announced' || mode === 'read' || tab === 'log'
      ? 0
      : toDoOf(faults).filter((fault) => tabOfFault(fault) === tab).length,
  )
  return (
    <span>
      {label}
      {missing > 0 && (
        <span className={css.tabMissing} title={t('tab.missing', { count: missing })}>
          <span aria-hidden>{missing}</span>
          <span className="br-sr">{t('tab.missing', { count: missing })}</span>
        </span>
      )}
    </span>
  )
}
