import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { ruleKinds, type RuleKind } from '@bookrunner/domain/allocation'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { policyText } from '../policy/text.ts'
import { allocText } from '../text.ts'
import { Facts } from './Facts.tsx'
import { SortTable, type Column } from './SortTable.tsx'
import { afterText } from './text.ts'
import { oneDecimal, weight } from './words.ts'

type Data = ReplyOf<typeof allocationCalls.fillReport>
type Line = Data['list'][number]

const isKind = (rule: string): rule is RuleKind => ruleKinds.some((kind) => kind === rule)

/** What part of orders was filled, by type: nobody can be told from it. */
export function FillReport({ data }: { readonly data: Data }) {
  const t = useText(afterText)
  const kinds = useText(policyText)
  const tab = useText(allocText)('tab.fill')
  const name = (line: Line) => line.name ?? t('type.others')
  const columns: Column<Line>[] = [
    { id: 'type', head: t('type'), value: name, text: name, total: t('total') },
    {
      ...{ id: 'accounts', head: t('accounts'), right: true },
      ...{ value: ({ accounts }) => accounts, text: ({ accounts }) => count(accounts) },
    },
    {
      ...{ id: 'fill', head: t('fill'), right: true, value: ({ fill }) => weight(fill) },
      ...{ text: ({ fill }) => oneDecimal(fill), total: oneDecimal(data.fill) },
    },
  ]
  const rules = data.rules.map((rule) => (isKind(rule) ? kinds(`kind.${rule}`) : rule))
  return (
    <>
      <p className="br-quiet">{t('fill.hint')}</p>
      {rules.length > 0 && <Facts facts={[[t('rules'), rules.join(' → ')]]} />}
      <SortTable label={tab} columns={columns} rows={data.list} keyOf={({ classId }) => classId ?? ''} />
    </>
  )
}
