import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { bondFactRows } from '@bookrunner/contract/orders'
import { EMPTY, mm, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { ListFrame, type Frame } from './ListFrame.tsx'
import type { WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { ORDER_NUMBER_WIDTH, holderNames, money, fine, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.settlementList>
type Line = Data['lines'][number]

const settling = ['issuer', 'isin', 'tradeDate', 'settlementDate', 'clearing', 'bank'] as const

/** Settlement by the billing and delivery bank. */
export function Settlement({ data, frame }: { readonly data: Data; readonly frame: Frame }) {
  const t = useText(afterText)
  const tab = useText(allocText)('tab.settlement')
  const { lang } = useReader()
  const name = holderNames(data.holders, lang)
  const cash = (id: 'accrued' | 'consideration'): WholeColumn<Line> => ({
    id,
    title: t(id),
    width: id === 'accrued' ? 104 : 122,
    right: true,
    value: (line) => weight(line[id]),
    text: (line) => money(line[id], data.currency),
    total: money(data[id], data.currency),
  })
  const columns: WholeColumn<Line>[] = [
    {
      id: 'order',
      title: t('order'),
      width: ORDER_NUMBER_WIDTH,
      name: true,
      value: (line) => line.number,
      text: (line) => line.number,
      total: t('total'),
    },
    { id: 'investor', title: t('investor'), width: 176, name: true, value: name, text: name },
    {
      id: 'lei',
      title: t('lei'),
      width: 196,
      name: true,
      value: ({ lei }) => lei,
      text: ({ lei }) => lei ?? EMPTY,
    },
    {
      id: 'through',
      title: t('through'),
      width: 140,
      name: true,
      value: ({ through }) => nameOf(through, lang),
      text: ({ through }) => nameOf(through, lang),
    },
    {
      id: 'nominal',
      title: t('nominal'),
      width: 96,
      right: true,
      value: ({ nominal }) => nominal,
      text: ({ nominal }) => mm(nominal),
      total: mm(BigInt(data.nominal)),
    },
    {
      id: 'price',
      title: t('price'),
      width: 76,
      right: true,
      value: () => weight(data.price),
      text: () => price(data.price),
    },
    cash('accrued'),
    cash('consideration'),
    {
      id: 'confirm',
      title: t('confirm'),
      width: 98,
      value: (line) => line.confirm,
      text: (line) => t(`confirm.${line.confirm}`),
    },
  ]
  return (
    <ListFrame
      frame={frame}
      facts={[
        ...bondFactRows(data, settling, lang).map(([label, value]) => [label, value ?? EMPTY] as const),
        [t('accruedRate'), fine(data.accruedRate)],
        [t('currency'), data.currency ?? EMPTY],
      ]}
      label={tab}
      columns={columns}
      rows={data.lines}
      keyOf={({ orderId }) => orderId}
    />
  )
}
