import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { MeaningTexts } from './meaning-texts.ts'
import { orderMeaningTexts } from './order-meaning.ts'
import { FitTag } from './FitTag.tsx'
import { orderText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

/** The meaning of an order today, in the reader's language. */
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
