import type { DealDetail } from '@bookrunner/contract/deals'
import { Flex, Tooltip } from 'antd'
import { memo } from 'react'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import {
  Countdown,
  DealTime,
  EntityName,
  FinalText,
  GuidanceText,
  levelText,
  runs,
  sizeNow,
  SizeText,
  TenorText,
} from '../parts/index.ts'
import { pageText } from './text.ts'
import css from './page.module.css'
import tagsCss from '../../../kit/tags.module.css'

interface Props {
  readonly detail: DealDetail
  /** What is left until the close, where nothing else on the page counts it. */
  readonly countdown?: boolean
}

/** What is wanted most stands first: where the header is narrow, the end of the line goes out of sight. */
export const DealFacts = memo(function DealFacts({ detail, countdown = true }: Props) {
  const t = useText(pageText)
  const { face } = detail
  return (
    <Flex wrap gap="8px 16px" className={css.facts}>
      {face.guidance && (
        <Flash of={`${levelText(face.guidance.level)} ${JSON.stringify(face.final)}`}>
          {face.final && face.status === 'Priced' ? (
            <FinalText final={face.final} level={face.guidance.level} />
          ) : (
            <GuidanceText level={face.guidance.level} before={face.guidanceBefore} />
          )}
        </Flash>
      )}
      <Close detail={detail} countdown={countdown} />
      <Flash of={JSON.stringify(sizeNow(face))}>
        <SizeText size={sizeNow(face)} currency={face.currency} />
      </Flash>
      <TenorText tenor={face.tenor} />
      {face.issuer && <EntityName entity={face.issuer} short />}
      {detail.selfLed && (
        <Tooltip title={t('selfLed.hint')}>
          <span className={tagsCss.role}>{t('selfLed')}</span>
        </Tooltip>
      )}
    </Flex>
  )
})

/** When the book closes, and what is left until then. */
function Close({ detail: { face }, countdown }: Required<Props>) {
  const t = useText(pageText)
  if (!runs(face) || face.closesAt === null) return null
  return (
    <span className={css.closes}>
      {t(face.bookClosed ? 'closed' : 'closes')}{' '}
      <Flash of={face.closesAt}>
        <DealTime at={face.closesAt} timeZone={face.timeZone} short />
      </Flash>
      {countdown && !face.bookClosed && <Countdown until={face.closesAt} />}
    </span>
  )
}
