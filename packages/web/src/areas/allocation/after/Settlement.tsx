import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { day, EMPTY, mm, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { ListFrame, type Frame } from './ListFrame.tsx'
import type { WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { ORDER_NUMBER_WIDTH, holderNames, money, fine, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.settlementList>
type Line = Data['lines'][number]

/** Settlement by the billing and delivery bank. */
export function Settlement({ data, frame }: { readonly data: Data; readonly frame: Frame }) {
  const t = useText(afterText)
  const tab = useText(allocText)('tab.settlement')
  const { lang } = useReader()
  const name = holderNames(data.holders, lang)
  const cash = (id: 'principal' | 'interest' | 'amount'): WholeColumn<Line> => ({
    id,
    title: t(id),
    width: id === 'interest' ? 90 : 116,
    right: true,
    value: (line) => weight(line[id]),
    text: (line) => money(line[id], data.currency),
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
    { id: 'investor', title: t('investor'), width: 190, name: true, value: name, text: name },
    {
      id: 'lei',
      title: t('lei'),
      width: 182,
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
      id: 'size',
      title: t('size'),
      width: 96,
      right: true,
      value: ({ size }) => size,
      text: ({ size }) => mm(size),
      total: mm(BigInt(data.size)),
    },
    cash('principal'),
    cash('interest'),
    { ...cash('amount'), total: money(data.amount, data.currency) },
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
        [t('isin'), data.isin ?? EMPTY],
        [t('price'), price(data.price)],
        [t('accrued'), fine(data.accrued)],
        [t('settles'), day(data.settlementDate, lang)],
        [t('currency'), data.currency ?? EMPTY],
        [t('bank'), nameOf(data.bank, lang)],
      ]}
      label={tab}
      columns={columns}
      rows={data.lines}
      keyOf={({ orderId }) => orderId}
    />
  )
}
