import { nameIn } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { inUnit } from '../../kit/amounts.ts'
import { writeDay } from '../../kit/days/index.ts'
import { decimal, EMPTY, mm } from '../../kit/format.ts'
import { rowLink, type ListColumn } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BandTag } from './BandTag.tsx'
import { coverText, priceText, signedPercent } from './figures.ts'
import { loansText, loanWordText } from './text.ts'
import type { LoanRow } from './use-loans.ts'
import textCss from '../../kit/text.module.css'

function BorrowerLink({ row, onOpen }: { readonly row: LoanRow; readonly onOpen: (row: LoanRow) => void }) {
  const name = nameIn(useStore(langStore), row.entity)
  return (
    <Button {...rowLink} type="link" size="small" title={name} onClick={() => onOpen(row)}>
      <span translate="no">{name}</span>
    </Button>
  )
}

function InCurrency({ currency, children }: { readonly currency: string; readonly children: string }) {
  return (
    <span translate="no" className="br-figures">
      {currency} {children}
    </span>
  )
}

/** The columns that the list of loan deals and the list of risks share. */
export function useLoanColumns(onOpen: (row: LoanRow) => void) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  // Heads that are long in one language are short in the other.
  const inEnglish = lang === 'US'
  const figure = (text: string) => <span className="br-figures">{text}</span>
  const borrower: ListColumn<LoanRow> = {
    id: 'entity',
    title: word('entity'),
    width: 156,
    sort: 'entity',
    fixed: true,
    cell: (row) => <BorrowerLink row={row} onOpen={onOpen} />,
  }
  const user: ListColumn<LoanRow> = {
    id: 'user',
    title: word('user'),
    width: 102,
    cell: (row) => <span translate="no">{row.user?.name ?? EMPTY}</span>,
  }
  const bond: ListColumn<LoanRow> = {
    id: 'bond',
    title: word('bondName'),
    width: 150,
    sort: 'isin',
    cell: ({ bondName, isin }) => (
      <span translate="no" title={bondName}>
        {bondName}
        <br />
        <span className={textCss.note}>{isin}</span>
      </span>
    ),
  }
  const prices: ListColumn<LoanRow>[] = [
    {
      id: 'callPrice',
      title: t('callPrice'),
      width: 92,
      sort: 'callPrice',
      align: 'right',
      cell: ({ marginCallPrice }) => figure(priceText(marginCallPrice)),
    },
    {
      id: 'price',
      title: word('price'),
      width: 114,
      sort: 'price',
      align: 'right',
      cell: ({ currentPrice, priceDay, priceSource }) => (
        <span title={word(priceSource)}>
          {figure(priceText(currentPrice))}
          <br />
          <span className={textCss.note}>{writeDay(priceDay, lang)}</span>
        </span>
      ),
    },
    {
      id: 'distance',
      title: word('distancePercent'),
      width: inEnglish ? 104 : 94,
      sort: 'distance',
      align: 'right',
      cell: ({ distance, distancePercent, status }) =>
        status === 'closed' ? (
          EMPTY
        ) : (
          <span className="br-figures" title={t('points', { points: decimal(distance, 3) })}>
            {signedPercent(distancePercent)}
          </span>
        ),
    },
  ]
  const band: ListColumn<LoanRow> = {
    id: 'band',
    title: word('band'),
    width: 104,
    cell: (row) => <BandTag band={row.band} />,
  }
  const amounts: ListColumn<LoanRow>[] = [
    {
      id: 'face',
      title: inUnit(word('face')),
      width: 92,
      sort: 'face',
      align: 'right',
      cell: ({ face, currency }) => <InCurrency currency={currency}>{mm(face)}</InCurrency>,
    },
    {
      id: 'loanAmount',
      title: inUnit(t('section.loan')),
      width: 92,
      sort: 'loanAmount',
      align: 'right',
      cell: ({ loanAmount }) => figure(mm(loanAmount)),
    },
  ]
  const ltv: ListColumn<LoanRow> = {
    id: 'ltv',
    title: t('ltv'),
    width: inEnglish ? 62 : 72,
    align: 'right',
    cell: ({ loanToValue, status }) => (status === 'closed' ? EMPTY : figure(decimal(loanToValue, 2))),
  }
  const cover: ListColumn<LoanRow> = {
    id: 'cover',
    title: inUnit(t('cover')),
    width: 104,
    align: 'right',
    cell: ({ cover: amount, currency, status }) =>
      status === 'closed' || amount === '0' ? (
        EMPTY
      ) : (
        <InCurrency currency={currency}>{coverText(amount)}</InCurrency>
      ),
  }
  return { borrower, user, bond, prices, band, amounts, ltv, cover, figure }
}
