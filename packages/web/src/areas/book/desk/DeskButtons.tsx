import { NotificationOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { memo } from 'react'
import { useText } from '../../../platform/text.ts'
import { messageText } from '../message/index.ts'
import type { BookNow } from '../now.ts'
import { DeskTool } from './DeskTool.tsx'
import { mayAnnounce, mayMerge } from './may.ts'
import { OrdersMenu } from './OrdersMenu.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly sight: BookNow['sight']
  readonly mayEnter: boolean
  /** Findings that wait for a decision. */
  readonly open: number
  readonly detail: DealDetail
  /** Conditional orders that the reader may accept. */
  readonly acceptable: readonly string[]
  /** Selected in the grid. */
  readonly selected: readonly string[]
}

/** Tools for several orders or the whole book. */
export const DeskButtons = memo(function DeskButtons(props: Props) {
  const { desk, sight, mayEnter, open, detail, acceptable, selected } = props
  const messageT = useText(messageText)
  const merges = mayMerge(detail, { sight })
  return (
    <>
      {(merges || mayEnter) && (
        <OrdersMenu
          desk={desk}
          dealId={detail.header.dealId}
          mayMerge={merges}
          mayEnter={mayEnter}
          acceptable={acceptable}
          open={open}
          selected={selected}
        />
      )}
      {mayAnnounce(detail, { sight }) && (
        <DeskTool
          label={messageT('open')}
          icon={<NotificationOutlined aria-hidden />}
          onClick={desk.message}
        />
      )}
    </>
  )
})
