import { ArrowRightOutlined } from '@ant-design/icons'
import { channelTexts, orderActTexts } from '@bookrunner/contract/orders'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import { isInvestorAct } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useWorded } from '../../../platform/worded.ts'
import { DealTime, useReader } from '../../deals/parts/index.ts'
import type { Version, Versioned } from './compare.ts'
import { historyText } from './text.ts'
import { useFieldNames } from './use-field-names.ts'
import { Value } from './Value.tsx'
import css from './history.module.css'
import ordersCss from '../orders.module.css'

interface Props {
  readonly version: Version
  /** The version before; undefined for the first. */
  readonly before: Version | undefined
  readonly guidance: GuidanceLevel | null | undefined
  readonly timeZone: string
}

/** One version: act, author, time, channel, and each changed field. */
export function VersionItem({ version, before, guidance, timeZone }: Props) {
  const t = useText(historyText)
  const worded = useWorded()
  const { lang } = useReader()
  const { shown, at, act, by, via } = version
  const name = nameIn(lang, by) || t('nobody')
  return (
    <li>
      <Flex component="p" justify="space-between" gap={12} className={ordersCss.versionHead}>
        <strong>{worded(orderActTexts[act])}</strong>
        <span className="br-figures">{t('version', { number: shown })}</span>
      </Flex>
      <p className={ordersCss.versionBy}>
        <span>{by.own || !isInvestorAct[act] ? name : t('onBehalf', { name })}</span>
        {via && <span>{worded(channelTexts[via])}</span>}
        <DealTime at={at} timeZone={timeZone} />
      </p>
      <Changed version={version} before={before} guidance={guidance} />
    </li>
  )
}

interface ChangedProps {
  readonly version: Versioned
  readonly before: Versioned | undefined
  readonly guidance: GuidanceLevel | null | undefined
}

/** Changed fields with old and new value. */
export function Changed({ version, before, guidance }: ChangedProps) {
  const t = useText(historyText)
  const fieldName = useFieldNames()
  if (version.changes.length === 0) return null
  return (
    <dl className={css.versionChanges}>
      {version.changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {before && (
              <>
                <span className={css.versionFrom}>
                  <span className="br-sr">{t('was')} </span>
                  <Value field={field} text={from} record={before.order} guidance={guidance} />
                </span>
                <ArrowRightOutlined aria-hidden />
                <span className="br-sr">{t('now')} </span>
              </>
            )}
            <span>
              <Value field={field} text={to} record={version.order} guidance={guidance} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
