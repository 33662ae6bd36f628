import {
  CheckCircleOutlined,
  CloseCircleFilled,
  ExclamationCircleFilled,
  FlagOutlined,
  LockOutlined,
  QuestionCircleFilled,
  WarningFilled,
} from '@ant-design/icons'
import type { QuotaKind, QuotaState } from '@bookrunner/domain/quota'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/text.ts'
import { quotaText, quotaWords } from './words.ts'
import css from '../quota.module.css'

const stateIcons: Readonly<Record<QuotaState, ReactNode>> = {
  within: <CheckCircleOutlined aria-hidden />,
  warned: <WarningFilled aria-hidden />,
  full: <ExclamationCircleFilled aria-hidden />,
  over: <CloseCircleFilled aria-hidden />,
  unknown: <QuestionCircleFilled aria-hidden />,
}

interface StateProps {
  /** Null where the reader may not see it. */
  readonly state: QuotaState | null
  readonly missingRates?: readonly string[]
}

/** How full a limit is, in a word with its sign. */
export function StateSign({ state, missingRates = [] }: StateProps) {
  const t = useText(quotaText)
  const word = useText(quotaWords)
  if (state === null) return <NotShown />
  return (
    <span className={css.sign} data-state={state}>
      {stateIcons[state]}
      {state === 'unknown' && missingRates.length > 0
        ? t('noRate', { currencies: missingRates.join(', ') })
        : word(state)}
    </span>
  )
}

/** Of what this reader may not see, and why. */
export function NotShown() {
  const t = useText(quotaText)
  return (
    <Tooltip title={t('hidden.why')}>
      <span className="br-quiet">{t('hidden')}</span>
    </Tooltip>
  )
}

const kindIcons: Readonly<Record<QuotaKind, ReactNode>> = {
  hard: <LockOutlined aria-hidden />,
  soft: <FlagOutlined aria-hidden />,
}

/** Whether a limit refuses orders or flags them. */
export function KindSign({ kind }: { readonly kind: QuotaKind }) {
  const word = useText(quotaWords)
  return (
    <span className={css.sign}>
      {kindIcons[kind]}
      {word(kind)}
    </span>
  )
}
