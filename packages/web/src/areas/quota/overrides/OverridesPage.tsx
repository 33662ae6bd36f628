import { HistoryOutlined, PlusOutlined } from '@ant-design/icons'
import { overrideStates } from '@bookrunner/domain/quota'
import { nameIn } from '@bookrunner/domain/kernel'
import { Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { EMPTY, instant } from '../../../kit/format.ts'
import { ListPage, SelectFilter, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { HistoryDrawer } from '../history/HistoryDrawer.tsx'
import { useQuotaRights } from '../parts/use-quota.ts'
import { quotaText, quotaWords, useSubject } from '../parts/words.ts'
import { EndOverride } from './EndOverride.tsx'
import { GrantDrawer } from './GrantDrawer.tsx'
import { overridesText } from './text.ts'
import { useOverrides, type OverrideRow } from './use-overrides.ts'

const keyOf = ({ overrideId }: OverrideRow) => overrideId

/** The exceptions to hard limits, and who granted them. */
export function OverridesPage({ tools }: { readonly tools: ReactNode }) {
  const t = useText(overridesText)
  const texts = useText(quotaText)
  const word = useText(quotaWords)
  const { list, loaded } = useOverrides()
  const { mayOverride } = useQuotaRights()
  const [granting, setGranting] = useState(false)
  const [ending, setEnding] = useState<OverrideRow>()
  const [history, setHistory] = useState(false)
  const columns = useColumns(mayOverride, setEnding)
  const grant = mayOverride && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setGranting(true)}>
      {t('grant')}
    </Button>
  )
  return (
    <>
      <ListPage<OverrideRow>
        list={list}
        loaded={loaded}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t('empty'), hint: t('empty.hint'), step: grant },
        }}
        count={(count) => t('count', { count })}
        filters={
          <SelectFilter
            label={word('state')}
            value={list.state.state}
            options={overrideStates.map((value) => ({ value, label: t(value) }))}
            onChange={(state) => list.filter({ state })}
          />
        }
        tools={tools}
        actions={
          <>
            <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setHistory(true)}>
              {texts('allHistory')}
            </Button>
            {grant}
          </>
        }
        table={{ columns, keyOf }}
      />
      {granting && <GrantDrawer onClose={() => setGranting(false)} />}
      {ending && <EndOverride row={ending} onClose={() => setEnding(undefined)} />}
      {history && <HistoryDrawer row={undefined} onClose={() => setHistory(false)} />}
    </>
  )
}

const colours = { open: 'processing', used: 'warning', over: 'default', ended: 'default' } as const

function useColumns(mayOverride: boolean, onEnd: (row: OverrideRow) => void): ListColumn<OverrideRow>[] {
  const t = useText(overridesText)
  const word = useText(quotaWords)
  const subject = useSubject()
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const at = (time: string | null) =>
    time === null ? EMPTY : <time dateTime={time}>{instant(time, lang, zone)}</time>
  return [
    {
      id: 'entity',
      title: word('institution'),
      width: 200,
      fixed: true,
      cell: ({ entity }) => <span translate="no">{nameIn(lang, entity)}</span>,
    },
    {
      id: 'deal',
      title: word('deal'),
      width: 200,
      fixed: true,
      cell: ({ deal }) => <span translate="no">{deal.name}</span>,
    },
    {
      id: 'upTo',
      title: t('upTo'),
      width: 120,
      align: 'right',
      cell: ({ amount, deal }) => <span className="br-figures">{sized(amount, deal.currency)}</span>,
    },
    { id: 'until', title: t('until'), width: 190, sort: 'until', cell: ({ until }) => at(until) },
    {
      id: 'state',
      title: word('state'),
      width: 110,
      cell: ({ state }) => <Tag color={colours[state]}>{t(state)}</Tag>,
    },
    {
      id: 'reason',
      title: t('reason'),
      width: 220,
      wraps: true,
      cell: ({ reason }) => <span translate="no">{reason}</span>,
    },
    {
      id: 'grantedBy',
      title: t('grantedBy'),
      width: 130,
      cell: ({ grantedBy }) => <span translate="no">{grantedBy?.name ?? EMPTY}</span>,
    },
    {
      id: 'grantedAt',
      title: t('grantedAt'),
      width: 190,
      sort: 'grantedAt',
      cell: ({ grantedAt }) => at(grantedAt),
    },
    { id: 'usedAt', title: t('usedAt'), width: 190, hidden: true, cell: ({ usedAt }) => at(usedAt) },
    {
      id: 'end',
      title: t('end.act'),
      width: 116,
      fixed: true,
      tool: true,
      cell: (row) =>
        mayOverride &&
        (row.state === 'open' || row.state === 'used') && (
          <Button
            type="link"
            size="small"
            danger
            aria-label={t('end.of', {
              subject: subject({ level: null, entity: row.entity, deal: row.deal }),
            })}
            onClick={() => onEnd(row)}
          >
            {t('end.act')}
          </Button>
        ),
    },
  ]
}
