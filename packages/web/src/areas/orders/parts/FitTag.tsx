import { CheckOutlined, CloseOutlined, PercentageOutlined, QuestionOutlined } from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { ShownFit } from './sign.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'

const icons = {
  in: CheckOutlined,
  partly: PercentageOutlined,
  out: CloseOutlined,
  unknown: QuestionOutlined,
} as const

interface Props {
  readonly fit: ShownFit
  /** The icon only, if text beside it says the same. */
  readonly bare?: boolean
}

/** In, out, in at the wide end only, or unknown: a word and an icon beside the colour. */
export function FitTag({ fit, bare = false }: Props) {
  const { lang } = useReader()
  const t = useText(orderText)
  const Icon = icons[fit]
  return (
    <span className={css.fit} data-fit={fit} data-bare={bare || undefined}>
      <Icon aria-hidden />
      {!bare && (fit === 'unknown' ? t('fit.unknown') : orderCodeName('fit', fit, lang))}
    </span>
  )
}
