import type { DealDetail } from '@bookrunner/contract/deals'
import { Flex, Tooltip } from 'antd'
import { memo } from 'react'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { EntityLink } from '../../entities/index.ts'
import {
  Countdown,
  DealTime,
  EntityName,
  FinalText,
  GuidanceText,
  levelText,
  runs,
  endsTest,
  sizeNow,
  SizeText,
  TenorText,
} from '../parts/index.ts'
import { pageText } from './text.ts'
import css from './page.module.css'
import tagsCss from '../../../kit/tags.module.css'

interface Props {
  readonly detail: DealDetail
  /** Shows a countdown to the close; off if the page has another. */
  readonly countdown?: boolean
}

/** The most important facts come first: a narrow header cuts off the end. */
export const DealFacts = memo(function DealFacts({ detail, countdown = true }: Props) {
  const t = useText(pageText)
  const { header } = detail
  return (
    <Flex wrap gap="8px 16px" className={css.facts}>
      {header.guidance && (
        <Flash of={`${levelText(header.guidance.level)} ${JSON.stringify(header.final)}`}>
          {header.final && header.status === 'Priced' ? (
            <FinalText final={header.final} level={header.guidance.level} />
          ) : (
            <GuidanceText level={header.guidance.level} before={header.guidanceBefore} />
          )}
        </Flash>
      )}
      <Close detail={detail} countdown={countdown} />
      <Flash of={JSON.stringify(sizeNow(header))}>
        <SizeText size={sizeNow(header)} currency={header.currency} />
      </Flash>
      <TenorText tenor={header.tenor} />
      {header.issuer && <IssuerOf issuer={header.issuer} />}
      {detail.selfLed && (
        <Tooltip title={t('selfLed.hint')}>
          <span className={tagsCss.role}>{t('selfLed')}</span>
        </Tooltip>
      )}
    </Flex>
  )
})

/** When the book closes, with a countdown. */
function Close({ detail: { header }, countdown }: Required<Props>) {
  const t = useText(pageText)
  if (!runs(header) || header.closesAt === null) return null
  return (
    <span className={css.closes}>
      {t(header.bookClosed ? 'closed' : endsTest(header) ? 'testEnds' : 'closes')}{' '}
      <Flash of={header.closesAt}>
        <DealTime at={header.closesAt} timeZone={header.timeZone} short />
      </Flash>
      {countdown && !header.bookClosed && <Countdown until={header.closesAt} />}
    </span>
  )
}

/** An issuer that is a name only has no page. */
function IssuerOf({ issuer }: { readonly issuer: NonNullable<DealDetail['header']['issuer']> }) {
  const name = <EntityName entity={issuer} short />
  return issuer.entityId === null ? name : <EntityLink entityId={issuer.entityId}>{name}</EntityLink>
}
