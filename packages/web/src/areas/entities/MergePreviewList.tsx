import { nameIn } from '@bookrunner/domain/kernel'
import { Alert, Flex } from 'antd'
import { useListed } from '../../kit/use-listed.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { mergeText } from './merge-text.ts'
import type { EntityRow } from './use-entities.ts'
import type { MergePreview } from './use-merge.ts'

interface Props {
  readonly row: EntityRow
  readonly preview: MergePreview
}

/** What a merge moves, and what it leaves. */
export function MergePreviewList({ row, preview }: Props) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const listed = useListed()
  const { users, administrators, orders, open, drafts, addressed, tags, tagsLeft, apiKeys } = preview
  const into = nameIn(lang, preview.into)
  // The deals, each with its orders, stand under a heading of the same figures.
  const hasDeals = preview.deals !== null && preview.deals.length > 0
  const moves = [
    users > 0 && t('users', { count: users, into }),
    administrators > 0 && t('administrators', { count: administrators, into }),
    orders > 0 && !hasDeals && t('orders', { count: orders, open }),
    drafts > 0 && t('drafts', { count: drafts }),
    addressed > 0 && t('addressed', { count: addressed }),
    tags.length > 0 && t('tags', { tags: listed(tags) }),
    preview.contact && t('contact'),
  ].filter((each) => each !== false)
  const stays = [
    t('stays.record', { name: nameIn(lang, row), into }),
    orders > 0 && t('stays.orders'),
    tagsLeft.length > 0 && t('stays.tags', { tags: listed(tagsLeft) }),
    apiKeys > 0 && t('stays.keys', { count: apiKeys }),
  ].filter((each) => each !== false)
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={<strong>{moves.length > 0 || hasDeals ? t('moves', { into }) : t('nothing')}</strong>}
      description={
        <Flex vertical gap={8}>
          <Lines lines={moves} />
          {preview.deals && hasDeals && <Deals deals={preview.deals} />}
          <strong>{t('stays')}</strong>
          <Lines lines={stays} />
          <strong>{t('final')}</strong>
        </Flex>
      }
    />
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** So many deals are read at a glance; more are unfolded. */
const atAGlance = 8

function Deals({ deals }: { readonly deals: NonNullable<MergePreview['deals']> }) {
  const t = useText(mergeText)
  const open = deals.reduce((sum, deal) => sum + deal.open, 0)
  const orders = deals.reduce((sum, deal) => sum + deal.orders, 0)
  return (
    <details open={deals.length <= atAGlance}>
      <summary>{t('orders', { count: orders, open })}</summary>
      <ul>
        {deals.map(({ dealId, name, orders: count, open: running }) => (
          <li key={dealId}>{t('deal', { deal: name, orders: count, open: running })}</li>
        ))}
      </ul>
    </details>
  )
}
