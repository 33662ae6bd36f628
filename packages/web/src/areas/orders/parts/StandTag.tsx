import { CheckOutlined, CloseOutlined, PercentageOutlined } from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import type { Stand } from '@bookrunner/domain/orders'
import { useReader } from '../../deals/parts/index.ts'

const icons = { in: CheckOutlined, partly: PercentageOutlined, out: CloseOutlined } as const

interface Props {
  readonly stand: Stand
  /** The picture alone, where words beside it say the same. */
  readonly bare?: boolean
}

/** In, out, or in at the loose end only: a word and a picture beside the colour. */
export function StandTag({ stand, bare = false }: Props) {
  const { lang } = useReader()
  const Icon = icons[stand]
  return (
    <span className="br-stand" data-stand={stand} data-bare={bare || undefined}>
      <Icon aria-hidden />
      {!bare && orderCodeName('stand', stand, lang)}
    </span>
  )
}
