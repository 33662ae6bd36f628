import type { DealHeader } from '@bookrunner/contract/deals'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardLink } from './CardGrid.tsx'
import { closingAt, runs } from './closing.ts'
import { Countdown } from './Countdown.tsx'
import { DealTime } from './DealTime.tsx'
import { SizeText, TenorText } from './figures.tsx'
import { FinalText } from './FinalText.tsx'
import { Flash } from '../../../kit/Flash.tsx'
import { GuidanceText } from './GuidanceText.tsx'
import { IssuerName } from './EntityName.tsx'
import { levelText } from './level.ts'
import { sizeNow } from './size.ts'
import { HeaderStatus } from './StatusTag.tsx'
import css from './parts.module.css'
import pageHeaderCss from '../../../kit/PageHeader.module.css'
import dealsCss from '../deals.module.css'

type Header = Omit<DealHeader, 'roles'>

interface Props {
  readonly header: Header
  /** The URL of the deal; undefined without the right to open it. */
  readonly to: string | undefined
  /** In a family the issuer is shown once above. */
  readonly inFamily?: boolean
  /** One level below the heading around it. */
  readonly heading?: 'h2' | 'h3'
  /** The last line: roles, labels, what can be done. */
  readonly children?: ReactNode
}

/** A deal at a glance: name, size, level, close. */
export function HeaderCard({ header, to, inFamily = false, heading: Heading = 'h2', children }: Props) {
  const { status, name } = header
  const closing = closingAt(header)
  const over = status === 'Expired' || status === 'Aborted'
  return (
    <article className={dealsCss.card} data-status={status} data-over={over || undefined}>
      <header>
        <HeaderStatus header={header} />
        {closing !== null && <Countdown until={closing} />}
      </header>
      <Flex align="baseline" justify="space-between" gap={8}>
        <Heading className={pageHeaderCss.dealName} title={name} translate="no">
          {to ? (
            <Link to={to} {...cardLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {inFamily && <CloseTime header={header} />}
      </Flex>
      {!inFamily && (
        <Flex component="p" align="baseline" justify="space-between" gap={8} className={css.issuer}>
          <span>
            <IssuerName issuer={header.issuer} />
          </span>
          <CloseTime header={header} />
        </Flex>
      )}
      <Figures header={header} />
      {children && <footer>{children}</footer>}
    </article>
  )
}

function CloseTime({ header }: { readonly header: Header }) {
  const { closesAt, timeZone } = header
  if (closesAt === null || !runs(header)) return null
  return (
    <Flash of={closesAt} className={css.close}>
      <DealTime at={closesAt} timeZone={timeZone} short />
    </Flash>
  )
}

function Figures({ header }: { readonly header: Header }) {
  const { currency, tenor, guidance, guidanceBefore, final, status } = header
  const size = sizeNow(header)
  return (
    <Flex align="baseline" justify="space-between" wrap gap="0 12px" className={css.figures}>
      <Flash of={JSON.stringify([size, currency, tenor])}>
        <strong>
          <SizeText size={size} currency={currency} />
        </strong>{' '}
        <TenorText tenor={tenor} />
      </Flash>
      <Flash of={`${levelText(guidance?.level)} ${JSON.stringify(final)}`}>
        {final && status === 'Priced' ? (
          <FinalText final={final} level={guidance?.level} />
        ) : (
          <GuidanceText level={guidance?.level} before={guidanceBefore} />
        )}
      </Flash>
    </Flex>
  )
}
