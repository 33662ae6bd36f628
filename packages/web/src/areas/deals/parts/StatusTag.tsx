import {
  AimOutlined,
  CheckCircleFilled,
  CheckOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  ExperimentOutlined,
  HourglassOutlined,
  LockOutlined,
  SoundOutlined,
  StopOutlined,
} from '@ant-design/icons'
import type { DealHeader } from '@bookrunner/contract/deals'
import { isLaunched, type DealStatus } from '@bookrunner/domain/deals'
import { Tooltip } from 'antd'
import type { ComponentType } from 'react'
import { Flash } from '../../../kit/Flash.tsx'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { partsText } from './text.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** The icon repeats the colour. */
const ICONS: Record<DealStatus, ComponentType> = {
  Draft: EditOutlined,
  Test: ExperimentOutlined,
  IPG: SoundOutlined,
  FPG: AimOutlined,
  Priced: CheckCircleFilled,
  Expired: HourglassOutlined,
  Aborted: StopOutlined,
}

interface Props {
  readonly status: DealStatus
  readonly bookClosed?: boolean
  readonly subject?: boolean
  /** Launched at its terms, which is after its book is closed. */
  readonly launched?: boolean
  /** How far the allocation of a priced deal is; for an investor, that of its own orders. */
  readonly allocation?: 'launched' | 'confirmed' | 'own' | undefined
  /** Notes as icons only, for table rows. */
  readonly compact?: boolean
}

/** The status of a deal, with a note if its book is closed or subject, or how far its allocation is. */
export function StatusTag({
  status,
  bookClosed = false,
  subject = false,
  launched = false,
  allocation,
  compact = false,
}: Props) {
  const t = useText(partsText)
  const codeText = useText(dealCodeText)
  const Icon = ICONS[status]
  const running = status === 'IPG' || status === 'FPG' || status === 'Test'
  return (
    <span className={css.statusGroup}>
      <span className={tagsCss.status} data-status={status}>
        <Icon aria-hidden />
        {codeText(`status.${status}`)}
      </span>
      {status === 'Priced' && allocation && (
        <span className={tagsCss.statusNote} title={t(`allocation.${allocation}.hint`)}>
          <CheckOutlined aria-hidden />
          <span className={compact ? 'br-sr' : undefined}>{t(`allocation.${allocation}`)}</span>
        </span>
      )}
      {running && bookClosed && <ClosedNote launched={launched} compact={compact} />}
      {running && !bookClosed && subject && (
        <Tooltip title={t('subject.hint')}>
          <span className={tagsCss.statusNote} data-subject>
            <ExclamationCircleOutlined aria-hidden />
            <span className={compact ? 'br-sr' : undefined}>{t('subject')}</span>
          </span>
        </Tooltip>
      )}
    </span>
  )
}

function ClosedNote({ launched, compact }: Required<Pick<Props, 'launched' | 'compact'>>) {
  const t = useText(partsText)
  return (
    <span className={tagsCss.statusNote} title={t(launched ? 'launched.hint' : 'bookClosed')}>
      <LockOutlined aria-hidden />
      <span className={compact ? 'br-sr' : undefined}>{t(launched ? 'launched' : 'bookClosed')}</span>
    </span>
  )
}

interface HeaderStatusProps extends Pick<Props, 'allocation' | 'compact'> {
  readonly header: Pick<DealHeader, 'status' | 'bookClosed' | 'subject' | 'final'>
}

/** The status that the header of a deal says, for its desk. */
export function HeaderStatus({ header, allocation, compact = false }: HeaderStatusProps) {
  const { status, bookClosed, subject } = header
  const launched = isLaunched(header)
  return (
    <Flash of={`${status} ${bookClosed} ${launched} ${subject} ${allocation}`}>
      <StatusTag
        status={status}
        bookClosed={bookClosed}
        launched={launched}
        subject={subject}
        allocation={allocation}
        compact={compact}
      />
    </Flash>
  )
}
