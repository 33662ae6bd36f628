import type { ReplyOf } from '@bookrunner/contract'
import { reasonAmountText, type allocationCalls } from '@bookrunner/contract/allocation'
import { orderFlagTexts } from '@bookrunner/contract/orders'
import { flagsOf } from '@bookrunner/domain/orders'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { FlagTags } from '../../orders/index.ts'
import { withDetails } from '../grid/reason-text.ts'
import { allocGridText } from '../grid/text.ts'
import { allocText } from '../text.ts'
import { ListFrame, type Frame } from './ListFrame.tsx'
import type { WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { ORDER_NUMBER_WIDTH, holderNames, oneDecimal, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.justification>
type Line = Data['lines'][number]

const flagsCell = (line: Line) => <FlagTags flags={flagsOf(line)} />
/** Part of it is in, and no manager accepted it. */
const waits = ({ inSize, acceptedIn }: Line): boolean => inSize > acceptedIn

/** The reason for each allocation: the rule, or the desk's edit with its reason. */
export function Justification({ data, frame }: { readonly data: Data; readonly frame: Frame }) {
  const t = useText(afterText)
  const gridT = useText(allocGridText)
  const tab = useText(allocText)('tab.justification')
  const { lang, zone } = useReader()
  const name = holderNames(data.holders, lang)
  const reason = (line: Line): string => {
    const { by, whyOut, note } = line
    const plain = gridT(`by.${by ?? whyOut ?? 'nothing'}`)
    const why = withDetails(plain, line, gridT)
    return note ? gridT('by.note', { by: why, note }) : why
  }
  const total = String(data.lines.reduce((sum, { size }) => sum + BigInt(size), 0n))
  const figure = (id: 'orderSize' | 'inSize' | 'size'): WholeColumn<Line> => ({
    id,
    title: t(id),
    width: 96,
    right: true,
    value: (line) => line[id],
    text: (line) => mm(line[id]),
    // Merged orders count once in what was ordered, so only what was allocated adds up line by line.
    ...(id === 'size' && { total: mm(BigInt(total)) }),
  })
  const conditional: WholeColumn<Line> = {
    id: 'conditional',
    title: t('conditional'),
    width: 110,
    right: true,
    value: ({ inSize, acceptedIn }) => inSize - acceptedIn,
    text: ({ inSize, acceptedIn }) => mm(inSize - acceptedIn),
  }
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
    { id: 'investor', title: t('investor'), width: 180, name: true, value: name, text: name },
    {
      id: 'flags',
      title: t('flags'),
      width: 90,
      value: (line) => flagsOf(line).join(' ') || null,
      text: (line) =>
        flagsOf(line)
          .map((flag) => orderFlagTexts[flag].meaning[lang])
          .join(', '),
      cell: flagsCell,
    },
    figure('orderSize'),
    figure('inSize'),
    ...(data.lines.some(waits) ? [conditional] : []),
    figure('size'),
    {
      id: 'fill',
      title: t('fill'),
      width: 80,
      right: true,
      value: ({ fill }) => weight(fill),
      text: ({ fill }) => oneDecimal(fill),
    },
    { id: 'reason', title: t('reason'), width: 180, value: reason, text: reason },
    {
      id: 'by',
      title: t('by'),
      width: 110,
      name: true,
      value: ({ editedBy }) => editedBy,
      text: ({ editedBy }) => editedBy ?? EMPTY,
    },
    {
      id: 'at',
      title: t('at'),
      width: 158,
      value: ({ editedAt }) => editedAt,
      text: ({ editedAt }) => instant(editedAt, lang, zone),
    },
  ]
  const reasons = data.reasons.map((reason) => reasonAmountText(reason, total, lang))
  return (
    <ListFrame
      frame={frame}
      facts={reasons.length > 0 ? [[t('reasons'), reasons.join(' · ')]] : []}
      label={tab}
      columns={columns}
      rows={data.lines}
      keyOf={({ orderId }) => orderId}
    />
  )
}
