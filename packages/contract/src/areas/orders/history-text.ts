import type { Channel, OrderAct, OrderDeed } from '@bookrunner/domain/orders'
import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** A comment that was added to a version and made none. */
export const commentAddedText: LocalizedText = { US: 'Comment added', CN: '追加备注', HK: '追加備註' }

/** What made a version, for the history of an order. */
export const orderActTexts: Record<OrderAct, LocalizedText> = {
  saved: glossaryText.draftSaved,
  submitted: glossaryText.orderSubmitted,
  edited: glossaryText.orderEdited,
  withdrawn: glossaryText.orderWithdrawn,
  testAnswered: glossaryText.testAnswered,
  fpgAnswered: glossaryText.fpgAnswered,
  commented: { US: 'Comments edited', CN: '修改备注', HK: '修改備註' },
  sized: { US: 'Allocation proposed', CN: '拟定配售数量', HK: '擬定配售數量' },
  allocated: glossaryText.allocationConfirmed,
  accepted: glossaryText.conditionalOrderAccepted,
}

/** What was done to it with others. */
export const orderDeedTexts: Record<OrderDeed, LocalizedText> = {
  merged: { US: 'Merged with others', CN: '与其他订单合并', HK: '與其他訂單合併' },
  split: { US: 'Merged order split', CN: '拆分合并订单', HK: '分拆合併訂單' },
  resolved: glossaryText.findingResolved,
  moved: glossaryText.investorMerged,
}

/** How it came. */
export const channelTexts: Record<Channel, LocalizedText> = {
  screen: glossaryText.web,
  api: { US: 'API', CN: 'API', HK: 'API' },
  import: glossaryText.import,
  desk: glossaryText.deskOnBehalf,
}
