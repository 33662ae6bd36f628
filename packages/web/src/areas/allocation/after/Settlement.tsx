import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { day, EMPTY, mm, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { Facts } from './Facts.tsx'
import { SortTable, type Column } from './SortTable.tsx'
import { afterText } from './text.ts'
import { holderNames, money, weight } from './words.ts'

type Data = ReplyOf<typeof allocationCalls.settlementList>
type Line = Data['lines'][number]

/** What the bank of billing and delivery settles. */
export function Settlement({ data }: { readonly data: Data }) {
  const t = useText(afterText)
  const tab = useText(allocText)('tab.settlement')
  const { lang } = useReader()
  const name = holderNames(data.holders, lang)
  const cash = (id: 'principal' | 'interest' | 'amount'): Column<Line> => ({
    ...{ id, head: t(id), right: true, value: (line) => weight(line[id]), text: (line) => money(line[id]) },
  })
  const columns: Column<Line>[] = [
    { id: 'order', head: t('order'), name: true, value: (line) => line.number, text: (line) => line.number },
    { id: 'investor', head: t('investor'), name: true, value: name, text: name },
    { id: 'lei', head: t('lei'), name: true, value: ({ lei }) => lei, text: ({ lei }) => lei ?? EMPTY },
    {
      ...{ id: 'through', head: t('through'), name: true },
      ...{ value: ({ through }) => through, text: ({ through }) => through, total: t('total') },
    },
    {
      ...{ id: 'size', head: t('size'), right: true },
      ...{ value: ({ size }) => size, text: ({ size }) => mm(size), total: mm(BigInt(data.size)) },
    },
    cash('principal'),
    cash('interest'),
    { ...cash('amount'), total: money(data.amount) },
    {
      ...{ id: 'confirm', head: t('confirm'), value: (line) => line.confirm },
      text: (line) => t(`confirm.${line.confirm}`),
    },
  ]
  return (
    <>
      <Facts
        facts={[
          [t('isin'), data.isin ?? EMPTY],
          [t('price'), price(data.price)],
          [t('accrued'), money(data.accrued)],
          [t('settles'), day(data.settlementDate, lang)],
          [t('bank'), data.bank ?? EMPTY],
        ]}
      />
      <SortTable label={tab} columns={columns} rows={data.lines} keyOf={({ orderId }) => orderId} />
    </>
  )
}
