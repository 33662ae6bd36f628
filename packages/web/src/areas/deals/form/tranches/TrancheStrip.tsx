import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { mostTranches } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../../platform/text.ts'
import { SizeText, StatusTag, TenorText } from '../../parts/index.ts'
import type { DealForm } from '../deal-form.ts'
import { formText } from '../text.ts'
import { useFormState } from '../use-field.ts'
import { NameDialog } from './NameDialog.tsx'

/** The tranches announced together, and how there come to be more; nothing of a deal never saved. */
export function TrancheStrip({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { pathname, search } = useLocation()
  const { mode } = useFormState(form)
  const [asking, setAsking] = useState<'tranche' | 'copy'>()
  const { detail } = form
  if (!detail) return null
  const { tranches, face } = detail
  const to = (dealId: string) => {
    const params = new URLSearchParams(search)
    params.set('dealId', dealId)
    return `${pathname}?${params}`
  }
  const mayAdd = mode !== 'read' && tranches.length < mostTranches
  return (
    <nav className="br-tranches" aria-label={t('tranches')}>
      {tranches.length > 1 && (
        <ul>
          {tranches.map(({ dealId, name, status, currency, size, tenor }) => (
            <li key={dealId}>
              <Link to={to(dealId)} aria-current={dealId === face.dealId ? 'page' : undefined}>
                <span className="br-tranche-name">{name}</span>
                <span className="br-tranche-facts">
                  <SizeText size={size} currency={currency} /> <TenorText tenor={tenor} />
                </span>
                <StatusTag status={status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="br-tranche-acts">
        {mayAdd && (
          <Button size="small" icon={<PlusOutlined />} onClick={() => setAsking('tranche')}>
            {t('tranche.add')}
          </Button>
        )}
        <Button size="small" type="text" icon={<CopyOutlined />} onClick={() => setAsking('copy')}>
          {t('deal.copy')}
        </Button>
        {tranches.length > 1 && <span className="br-form-hint">{t('tranches.hint')}</span>}
      </div>
      {asking && <NameDialog kind={asking} detail={detail} to={to} onClose={() => setAsking(undefined)} />}
    </nav>
  )
}
