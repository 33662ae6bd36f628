import type { ReplyOf } from '@bookrunner/contract'
import { reasonAmountText, type allocationCalls } from '@bookrunner/contract/allocation'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { Facts } from './Facts.tsx'
import { ListFrame, type Frame } from './ListFrame.tsx'
import { WholeTable, type WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { oneDecimal, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.fillReport>
type Line = Data['list'][number]

interface Props {
  readonly data: Data
  /** On a manager's page; an investor has it beside its own line. */
  readonly frame?: Frame
}

/** The filled part of orders by investor type, without names. */
export function FillReport({ data, frame }: Props) {
  const t = useText(afterText)
  const { lang } = useReader()
  const label = useText(allocText)('tab.fill')
  const name = (line: Line) => line.name ?? t('type.others')
  const columns: WholeColumn<Line>[] = [
    { id: 'type', title: t('type'), width: 140, value: name, text: name, total: t('total') },
    {
      id: 'accounts',
      title: t('accounts'),
      width: 84,
      right: true,
      value: ({ accounts }) => accounts,
      text: ({ accounts }) => count(accounts),
      total: count(data.list.reduce((sum, { accounts }) => sum + accounts, 0)),
    },
    {
      id: 'fill',
      title: t('fill'),
      width: 76,
      right: true,
      value: ({ fill }) => weight(fill),
      text: ({ fill }) => oneDecimal(fill),
      total: oneDecimal(data.fill),
    },
  ]
  const reasons = data.reasons.map((reason) => reasonAmountText(reason, data.size, lang))
  const facts = reasons.length > 0 ? ([[t('reasons'), reasons.join(' · ')]] as const) : []
  const table = { label, columns, rows: data.list, keyOf: ({ classId }: Line) => classId ?? '' }
  const isHidden = data.fill === null && data.list.length === 0
  // An investor reads the report itself, a manager what investors see of it.
  const combined = frame ? 'fill.hint' : 'fill.hint.own'
  const hint = <p className="br-quiet">{t(isHidden ? 'fill.few' : combined)}</p>
  if (frame)
    return (
      <ListFrame {...table} frame={frame} facts={facts} isTableHidden={isHidden}>
        {hint}
      </ListFrame>
    )
  return (
    <>
      {hint}
      {facts.length > 0 && <Facts facts={facts} />}
      {!isHidden && <WholeTable {...table} />}
    </>
  )
}
