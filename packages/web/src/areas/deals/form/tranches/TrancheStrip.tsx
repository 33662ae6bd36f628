import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { isOver, mostTranches } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../../platform/text.ts'
import { NameDialog } from '../../board/NameDialog.tsx'
import { sizeNow, SizeText, StatusTag, TenorText } from '../../parts/index.ts'
import type { DealForm } from '../deal-form.ts'
import { formText } from '../text.ts'
import css from './TrancheStrip.module.css'
import formCss from '../../../../kit/form/form.module.css'

const addressOf = (pathname: string, search: string) => (dealId: string) => {
  const params = new URLSearchParams(search)
  params.set('dealId', dealId)
  return `${pathname}?${params}`
}

/** The tranches of the announcement, side by side; nothing for a single deal. */
export function TrancheStrip({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { pathname, search } = useLocation()
  const to = addressOf(pathname, search)
  const { detail } = form
  if (!detail || detail.tranches.length < 2) return null
  return (
    <Flex
      component="nav"
      align="center"
      wrap
      gap="8px 16px"
      className={css.tranches}
      aria-label={t('tranches')}
    >
      <ul>
        {detail.tranches.map(({ dealId, name, status, currency, size, final, tenor }) => (
          <li key={dealId}>
            <Link to={to(dealId)} aria-current={dealId === detail.header.dealId ? 'page' : undefined}>
              <span className={css.name}>{name}</span>
              <StatusTag status={status} />
              <span className={css.facts}>
                <SizeText size={sizeNow({ size, final })} currency={currency} /> <TenorText tenor={tenor} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <span className={formCss.hint}>{t('tranches.hint')}</span>
    </Flex>
  )
}

/** Adds a tranche to the announcement, or copies the deal. */
export function TrancheActs({ detail }: { detail: DealDetail }) {
  const t = useText(formText)
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState<'addTranche' | 'copy'>()
  const { abilities, tranches } = detail
  const { dealId, name } = detail.header
  const mayAdd = abilities.editDraft !== 'none' || abilities.editTerms !== 'none'
  return (
    <Flex align="center" gap={8}>
      {mayAdd && tranches.length < mostTranches && !isOver(detail.header.status) && (
        <Button
          size="small"
          type="text"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setAsking('addTranche')}
        >
          {t('tranche.add')}
        </Button>
      )}
      {mayAdd && (
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => setAsking('copy')}
        >
          {t('deal.copy')}
        </Button>
      )}
      {asking && (
        <NameDialog
          kind={asking}
          row={{ dealId, name, tranches: detail.header.tranches }}
          placeOf={addressOf(pathname, search)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Flex>
  )
}
