import type { InvestorOrder } from '@bookrunner/contract/orders'
import { topSize } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { meaningTexts, type MeaningInput, type MeaningTexts } from './meaning-texts.ts'
import { notCounted } from './not-counted.ts'
import { FitTag } from './FitTag.tsx'
import { orderText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

/** The input for the meaning of an order; one that does not count uses its typed size. */
const meaningInput = ({ meaning, figures, order, deal }: InvestorOrder): MeaningInput => {
  const typedSize = topSize(order.fpg?.orderLevels ?? order.orderLevels)
  const size = figures.counting > 0 ? figures.counting : typedSize
  const accepted = order.conditional ? topSize(order.conditional.accepted) : null
  return { meaning, size, guidance: deal.guidance, accepted }
}

/** The meaning of an order today, in the reader's language. One that dropped at FPG has no level to be compared with. */
export const orderMeaningTexts = (order: InvestorOrder, t: TranslateOf<typeof orderText>): MeaningTexts => {
  const why = notCounted(order)
  return why ? { fit: 'out', first: t(`mean.${why}`), more: [] } : meaningTexts(meaningInput(order), t)
}

export const useMeaningTexts = (order: InvestorOrder): MeaningTexts =>
  orderMeaningTexts(order, useText(orderText))

/** The meaning on the page: sign, reason, and further lines. */
export function MeaningText({ order }: { readonly order: InvestorOrder }) {
  return <MeaningLines texts={useMeaningTexts(order)} />
}

interface LinesProps {
  readonly texts: MeaningTexts
  /** A caution follows, so there is no sign that all is well. */
  readonly unsigned?: boolean
}

export function MeaningLines({ texts: { fit, first, more }, unsigned = false }: LinesProps) {
  return (
    <Flex component="span" vertical gap={2}>
      <Flex component="span" gap={8}>
        {fit && !unsigned && <FitTag fit={fit} bare />}
        <span className="br-figures">{first}</span>
      </Flex>
      {more.map((line) => (
        <span key={line} className={classes(textCss.note, 'br-figures')}>
          {line}
        </span>
      ))}
    </Flex>
  )
}
