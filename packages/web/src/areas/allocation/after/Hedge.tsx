import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { Facts } from './Facts.tsx'
import { SortTable, type Column } from './SortTable.tsx'
import { afterText } from './text.ts'
import { holderNames, money, weight } from './words.ts'

type Data = ReplyOf<typeof allocationCalls.hedgeList>
type Line = Data['lines'][number]

/** Who swaps the benchmark, or hedges, and what of: by order, and the DV01 of all. */
export function Hedge({ data, timeZone }: { readonly data: Data; readonly timeZone: string }) {
  const t = useText(afterText)
  const tab = useText(allocText)('tab.hedge')
  const { lang } = useReader()
  const name = holderNames(data.holders, lang)
  const columns: Column<Line>[] = [
    { id: 'order', head: t('order'), name: true, value: (line) => line.number, text: (line) => line.number },
    { id: 'investor', head: t('investor'), name: true, value: name, text: name },
    {
      ...{ id: 'hedge', head: t('hedge'), value: ({ hedge }) => hedge },
      ...{ text: ({ hedge }) => t(`hedge.${hedge}`), total: t('total') },
    },
    {
      ...{ id: 'size', head: t('size'), right: true },
      ...{ value: ({ size }) => size, text: ({ size }) => mm(size), total: mm(BigInt(data.size)) },
    },
    {
      ...{ id: 'quantity', head: t('quantity'), right: true },
      ...{ value: ({ quantity }) => quantity, text: ({ quantity }) => mm(quantity) },
      total: data.quantity === null ? EMPTY : mm(BigInt(data.quantity)),
    },
    {
      ...{ id: 'dv01', head: t('dv01'), right: true, value: ({ dv01 }) => weight(dv01) },
      ...{ text: ({ dv01 }) => money(dv01), total: money(data.dv01) },
    },
  ]
  return (
    <>
      <Facts
        facts={[
          [t('instrument'), data.instrument ?? EMPTY],
          [t('ratio'), data.ratio ?? EMPTY],
          [t('deadline'), instant(data.deadline, lang, timeZone)],
          [t('duration'), data.durationManager ?? EMPTY],
        ]}
      />
      <SortTable label={tab} columns={columns} rows={data.lines} keyOf={({ orderId }) => orderId} />
    </>
  )
}
