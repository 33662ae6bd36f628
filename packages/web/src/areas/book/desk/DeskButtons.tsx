import { MergeCellsOutlined, NotificationOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { memo } from 'react'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { FindingsButton } from '../findings/index.ts'
import { messageText } from '../message/index.ts'
import type { BookNow } from '../now.ts'
import { DeskTool } from './DeskTool.tsx'
import { mayAnnounce, mayMerge } from './may.ts'
import { deskToolsText } from './text.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly sight: BookNow['sight']
  /** Findings that wait for a decision. */
  readonly open: number
  readonly detail: DealDetail
  /** Selected in the grid. */
  readonly selected: readonly string[]
}

/** Tools for several orders or the whole book. */
export const DeskButtons = memo(function DeskButtons({ desk, sight, open, detail, selected }: Props) {
  const messageT = useText(messageText)
  return (
    <>
      {mayMerge(detail, { sight }) && (
        <>
          <MergeButton selected={selected} onMerge={() => desk.merge(selected)} />
          <FindingsButton open={open} onOpen={desk.findings} />
        </>
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

interface MergeProps {
  readonly selected: readonly string[]
  readonly onMerge: () => void
}

function MergeButton({ selected, onMerge }: MergeProps) {
  const t = useText(deskToolsText)
  useShortcut({ keys: 'g', title: t('merge'), place: t('place'), run: onMerge })
  return (
    <DeskTool
      label={t('merge')}
      figure={selected.length > 1 ? String(selected.length) : undefined}
      icon={<MergeCellsOutlined aria-hidden />}
      onClick={onMerge}
    />
  )
}
