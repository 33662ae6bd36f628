import { PlusOutlined } from '@ant-design/icons'
import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { ListAddress, ListSection, useList } from '../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { api } from '../../platform/api.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { HistoryDrawer } from './history/HistoryDrawer.tsx'
import { isFigureHidden, useLimitColumns } from './limits/limit-columns.tsx'
import { LimitDrawer } from './limits/LimitDrawer.tsx'
import { limitsText } from './limits/text.ts'
import { Converted } from './parts/Converted.tsx'
import { quotaKey, useQuotaNews, useQuotaRights, type QuotaRow } from './parts/use-quota.ts'
import { quotaText } from './parts/words.ts'

const address = new ListAddress({ prefix: 'l', filters: {}, sorts: ['deal'] })
const keyOf = ({ quotaId }: QuotaRow) => quotaId
/** An institution has few limits: they are loaded at once. */
const MOST = 500

interface Props {
  readonly entityId: string
}

/** For those who keep limits: the limits of an institution, over all deals and on single ones. */
export function EntityLimits({ entityId }: Props) {
  const session = useStore(sessionStore)
  const keeps =
    session &&
    ['tier1', 'tier4'].includes(session.tier) &&
    mayUse(session, 'quota_org') &&
    mayUse(session, 'quota_org_bond')
  return keeps ? <Limits entityId={entityId} /> : null
}

function useEntityLimits(entityId: string) {
  const list = useList('entity-limits', address)
  const { page, size } = list.state
  const { data, ...loaded } = useQuery({
    queryKey: [...quotaKey, 'entity', entityId],
    queryFn: async ({ signal }) => {
      const query = { entityId, pageSize: MOST }
      const [overAll, onDeals] = await Promise.all([
        api.quota.getBondOrgLimitInfos(query, { signal }),
        api.quota.getBondOrgStockLimitInfos(query, { signal }),
      ])
      return [...overAll.list, ...onDeals.list]
    },
    meta: { failure: 'shown' },
  })
  useQuotaNews()
  const shown = data && { list: data.slice((page - 1) * size, page * size), total: data.length }
  return { list, all: data ?? [], loaded: { ...loaded, data: shown } }
}

function Limits({ entityId }: Props) {
  const t = useText(limitsText)
  const texts = useText(quotaText)
  const { list, all, loaded } = useEntityLimits(entityId)
  const { mayEdit } = useQuotaRights()
  const [opened, setOpened] = useState<QuotaRow | 'org' | 'orgBond'>()
  const [history, setHistory] = useState<QuotaRow>()
  const columns = useLimitColumns('all', { onOpen: setOpened, onHistory: setHistory })
    // The few rows stay in their order: that over all deals first.
    .map(({ sort: _sort, ...column }) => column)
  const chosen = typeof opened === 'object' ? opened : undefined
  const hasOwn = all.some(({ level }) => level === 'org')
  const levels = (['org', 'orgBond'] as const).filter(
    (level) => mayEdit(level) && !(level === 'org' && hasOwn),
  )
  const add = levels.length > 0 && (
    <Dropdown
      trigger={['click']}
      menu={{
        items: levels.map((level) => ({ key: level, label: t(level === 'org' ? 'allDeals' : 'oneDeal') })),
        onClick: ({ key }) => setOpened(key === 'org' ? 'org' : 'orgBond'),
      }}
    >
      <Button size="small" icon={<PlusOutlined aria-hidden />}>
        {t('add')}
      </Button>
    </Dropdown>
  )
  const none = { title: t('empty.entity'), hint: t('hint.org'), drawing: null }
  return (
    <>
      {all.some(isFigureHidden) && <p className="br-quiet">{texts('hidden.why')}</p>}
      <ListSection<QuotaRow>
        list={list}
        loaded={loaded}
        count={(count) => t('count', { count })}
        texts={{ label: texts('limits'), failed: t('failed'), none, empty: none }}
        actions={add}
        table={{ columns, keyOf, opened: { key: chosen?.quotaId, onOpen: setOpened } }}
        skeleton={<RowsSkeleton rows={2} />}
      />
      <Converted
        rates={[...new Map(all.flatMap(({ rates }) => rates).map((one) => [one.currency, one])).values()]}
      />
      {opened && (
        <LimitDrawer
          key={typeof opened === 'object' ? opened.quotaId : opened}
          level={typeof opened === 'object' ? opened.level : opened}
          // As it is now.
          row={chosen && (all.find(({ quotaId }) => quotaId === chosen.quotaId) ?? chosen)}
          entityId={entityId}
          onClose={() => setOpened(undefined)}
        />
      )}
      {history && <HistoryDrawer row={history} onClose={() => setHistory(undefined)} />}
    </>
  )
}
