import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { ListFrame, type Frame } from './ListFrame.tsx'
import type { WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { ORDER_NUMBER_WIDTH, holderNames, fine, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.hedgeList>
type Line = Data['lines'][number]

interface Props {
  readonly data: Data
  readonly timeZone: string
  readonly frame: Frame
}

/** Benchmark swaps and hedges: by order, and the DV01 of all. */
export function Hedge({ data, timeZone, frame }: Props) {
  const t = useText(afterText)
  const tab = useText(allocText)('tab.hedge')
  const { lang } = useReader()
  const name = holderNames(data.holders, lang)
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
    { id: 'investor', title: t('investor'), width: 260, name: true, value: name, text: name },
    {
      id: 'hedge',
      title: t('hedge'),
      width: 180,
      value: ({ hedge }) => hedge,
      text: ({ hedge }) => t(`hedge.${hedge}`),
    },
    {
      id: 'size',
      title: t('size'),
      width: 120,
      right: true,
      value: ({ size }) => size,
      text: ({ size }) => mm(size),
      total: mm(BigInt(data.size)),
    },
    {
      id: 'quantity',
      title: t('quantity'),
      width: 120,
      right: true,
      value: ({ quantity }) => quantity,
      text: ({ quantity }) => mm(quantity),
      total: data.quantity === null ? EMPTY : mm(BigInt(data.quantity)),
    },
    {
      id: 'dv01',
      title: t('dv01'),
      width: 120,
      right: true,
      value: ({ dv01 }) => weight(dv01),
      text: ({ dv01 }) => fine(dv01),
      total: fine(data.dv01),
    },
  ]
  return (
    <ListFrame
      frame={frame}
      facts={[
        [t('instrument'), data.instrument ?? EMPTY],
        [t('ratio'), data.ratio ?? EMPTY],
        [t('deadline'), instant(data.deadline, lang, timeZone)],
        [t('duration'), data.durationManager ?? EMPTY],
        [t('currency'), data.currency ?? EMPTY],
      ]}
      label={tab}
      columns={columns}
      rows={data.lines}
      none={t('hedge.none')}
      keyOf={({ orderId }) => orderId}
    />
  )
}
