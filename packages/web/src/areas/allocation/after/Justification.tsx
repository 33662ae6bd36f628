import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { allocGridText } from '../grid/text.ts'
import { policyText } from '../policy/text.ts'
import { allocText } from '../text.ts'
import { Facts } from './Facts.tsx'
import { SortTable, type Column } from './SortTable.tsx'
import { afterText } from './text.ts'
import { holderNames, oneDecimal, weight } from './words.ts'

type Data = ReplyOf<typeof allocationCalls.justification>
type Line = Data['lines'][number]

/** Why each order got what it got: the rule, or the desk's own hand with what it said. */
export function Justification({ data }: { readonly data: Data }) {
  const t = useText(afterText)
  const words = useText(allocGridText)
  const kinds = useText(policyText)
  const tab = useText(allocText)('tab.justification')
  const { lang, zone } = useReader()
  const name = holderNames(data.holders, lang)
  const reason = ({ by, full, tooSmall, note }: Line): string => {
    const plain = words(by === null ? 'by.nothing' : `by.${by}`)
    const why = full
      ? words('by.full', { by: plain })
      : tooSmall
        ? words('by.tooSmall', { by: plain })
        : plain
    return note ? words('by.note', { by: why, note }) : why
  }
  const figure = (id: 'asked' | 'inSize' | 'size'): Column<Line> => ({
    ...{ id, head: t(id), right: true, value: (line) => line[id], text: (line) => mm(line[id]) },
  })
  const columns: Column<Line>[] = [
    { id: 'order', head: t('order'), name: true, value: (line) => line.number, text: (line) => line.number },
    { id: 'investor', head: t('investor'), name: true, value: name, text: name },
    figure('asked'),
    figure('inSize'),
    figure('size'),
    {
      ...{ id: 'fill', head: t('fill'), right: true },
      ...{ value: ({ fill }) => weight(fill), text: ({ fill }) => oneDecimal(fill) },
    },
    { id: 'reason', head: t('reason'), value: reason, text: reason },
    {
      ...{ id: 'by', head: t('by'), name: true },
      ...{ value: ({ editedBy }) => editedBy, text: ({ editedBy }) => editedBy ?? EMPTY },
    },
    {
      ...{ id: 'at', head: t('at') },
      ...{ value: ({ editedAt }) => editedAt, text: ({ editedAt }) => instant(editedAt, lang, zone) },
    },
  ]
  const rules = data.policy.map(({ kind }) => kinds(`kind.${kind}`))
  return (
    <>
      {rules.length > 0 && <Facts facts={[[t('rules'), rules.join(' → ')]]} />}
      <SortTable label={tab} columns={columns} rows={data.lines} keyOf={({ orderId }) => orderId} />
    </>
  )
}
