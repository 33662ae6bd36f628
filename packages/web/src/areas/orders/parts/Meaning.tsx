import type { InvestorOrder } from '@bookrunner/contract/orders'
import { topSize } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { meaningWords, type Meant, type MeaningWords } from './meaning-words.ts'
import { FitTag } from './FitTag.tsx'
import { orderText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

/** What an order as it is read means today; of one that does not count, what it says. */
const meantBy = ({ meaning, figures, order, deal }: InvestorOrder): Meant => {
  const said = topSize(order.fpg?.orderLevels ?? order.orderLevels)
  const size = figures.counting > 0 ? figures.counting : said
  const accepted = order.conditional ? topSize(order.conditional.accepted) : null
  return { meaning, size, guidance: deal.guidance, accepted }
}

/** What an order means today, in the reader's words. */
export function useMeaningWords(order: InvestorOrder): MeaningWords {
  const t = useText(orderText)
  return meaningWords(meantBy(order), t)
}

/** The same on the page: the sign, the reason, and below it what else there is to know. */
export function MeaningText({ order }: { readonly order: InvestorOrder }) {
  return <MeaningLines words={useMeaningWords(order)} />
}

export function MeaningLines({ words: { fit, first, more } }: { readonly words: MeaningWords }) {
  return (
    <Flex component="span" vertical gap={2}>
      <Flex component="span" gap={8}>
        {fit && <FitTag fit={fit} bare />}
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
