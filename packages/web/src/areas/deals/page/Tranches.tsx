import type { DealDetail } from '@bookrunner/contract/deals'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { SizeText, StatusTag, TenorText } from '../parts/index.ts'
import { pageText } from './text.ts'

/** Deals announced together with this one, side by side; none where it stands alone. */
export function Tranches({ detail: { tranches, face } }: { readonly detail: DealDetail }) {
  const t = useText(pageText)
  const { pathname, search } = useLocation()
  if (tranches.length < 2) return null
  const tab = new URLSearchParams(search).get('tab')
  return (
    <nav className="br-tranches" aria-label={t('tranches')}>
      <ul>
        {tranches.map(({ dealId, status, currency, size, tenor, name }) => (
          <li key={dealId}>
            <Link
              to={`${pathname}?dealId=${dealId}${tab ? `&tab=${tab}` : ''}`}
              aria-current={dealId === face.dealId ? 'page' : undefined}
              title={name}
            >
              <TenorText tenor={tenor} />
              <SizeText size={size} currency={currency} />
              <StatusTag status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
