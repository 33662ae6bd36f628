import { CheckOutlined, CloseOutlined, PercentageOutlined, QuestionOutlined } from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { Sign } from './sign.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'

const icons = {
  in: CheckOutlined,
  partly: PercentageOutlined,
  out: CloseOutlined,
  untold: QuestionOutlined,
} as const

interface Props {
  readonly fit: Sign
  /** The picture alone, where words beside it say the same. */
  readonly bare?: boolean
}

/** In, out, in at the loose end only, or nobody can tell: a word and a picture beside the colour. */
export function FitTag({ fit, bare = false }: Props) {
  const { lang } = useReader()
  const t = useText(orderText)
  const Icon = icons[fit]
  return (
    <span className={css.fit} data-fit={fit} data-bare={bare || undefined}>
      <Icon aria-hidden />
      {!bare && (fit === 'untold' ? t('fit.untold') : orderCodeName('fit', fit, lang))}
    </span>
  )
}
