import type { InvestorOrder } from '@bookrunner/contract/orders'
import { topSize } from '@bookrunner/domain/orders'
import type { TranslateOf } from '../../../platform/text.ts'
import { meaningTexts, type MeaningInput, type MeaningTexts } from './meaning-texts.ts'
import { notCounted } from './not-counted.ts'
import type { orderText } from './text.ts'

/** The input for the meaning of an order; one that does not count uses its typed size. */
const meaningInput = ({ meaning, figures, order, deal }: InvestorOrder): MeaningInput => {
  const typedSize = topSize(order.fpg?.orderLevels ?? order.orderLevels)
  const size = figures.counting > 0 ? figures.counting : typedSize
  const accepted = order.conditional ? topSize(order.conditional.accepted) : null
  return { meaning, size, guidance: deal.guidance, accepted }
}

/** The meaning of an order today. One that dropped at FPG has no level to be compared with. */
export const orderMeaningTexts = (order: InvestorOrder, t: TranslateOf<typeof orderText>): MeaningTexts => {
  const why = notCounted(order)
  return why ? { fit: 'out', first: t(`mean.${why}`), more: [] } : meaningTexts(meaningInput(order), t)
}
