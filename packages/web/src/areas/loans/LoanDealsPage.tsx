import { DownOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { loanStatuses, marginBands } from '@bookrunner/domain/loans'
import { Button, Dropdown, Flex } from 'antd'
import { useState } from 'react'
import { decimal, EMPTY } from '../../kit/format.ts'
import { writeDay } from '../../kit/days/index.ts'
import { ListPage, SelectFilter, type ListColumn } from '../../kit/list-page/index.ts'
import { within } from '../../kit/within.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { useImportOpen } from '../imports/index.ts'
import { loanImportText } from './import-text.ts'
import { LoanDrawer } from './LoanDrawer.tsx'
import { LoanImports } from './LoanImports.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { loansText, loanWordText } from './text.ts'
import { useAlertsAgain } from './use-alerts.ts'
import { useLoanColumns } from './use-loan-columns.tsx'
import { useLoanRights, useLoans, type LoanList, type LoanRow } from './use-loans.ts'

const keyOf = ({ loanId }: LoanRow) => loanId

/** Loan deals: bonds that investors financed, with the price at which margin is called. */
export default function LoanDealsPage() {
  const t = useText(loansText)
  useAlertsAgain()
  const { list, loaded, download } = useLoans()
  const { mayAdd, mayExport } = useLoanRights()
  const [opened, setOpened] = useState<LoanRow | 'new'>()
  const [priced, setPriced] = useState<LoanRow>()
  const columns = useColumns(setOpened, setPriced)
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  )
  const id = opened === 'new' ? undefined : opened?.loanId
  return (
    <>
      <ListPage<LoanRow>
        list={list}
        loaded={loaded}
        texts={{
          label: t('field.loan'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t('empty'), hint: t('empty.hint'), step: add },
        }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        filters={<Filters list={list} />}
        actions={
          <>
            <Imports />
            {add}
          </>
        }
        table={{ columns, keyOf }}
        {...(mayExport && { download })}
      />
      {opened && (
        <LoanDrawer
          key={id ?? 'new'}
          // As it is now.
          row={
            loaded.data?.list.find(({ loanId }) => loanId === id) ?? (opened === 'new' ? undefined : opened)
          }
          onPrice={setPriced}
          onClose={() => setOpened(undefined)}
        />
      )}
      {priced && <PriceDialog loan={priced} onClose={() => setPriced(undefined)} />}
    </>
  )
}

function Filters({ list }: { readonly list: LoanList }) {
  const word = useText(loanWordText)
  const { state, filter } = list
  return (
    <>
      <SelectFilter
        label={word('band')}
        value={state.band}
        options={marginBands.map((value) => ({ value, label: word(value) }))}
        onChange={(band) => filter({ band })}
      />
      <SelectFilter
        label={word('status')}
        value={state.status}
        options={loanStatuses.map((value) => ({ value, label: word(value) }))}
        onChange={(status) => filter({ status })}
      />
    </>
  )
}

/** Loan deals or prices from a file. */
function Imports() {
  const t = useText(loanImportText)
  const { mayImport, mayPrice } = useLoanRights()
  const importing = useImportOpen()
  const [kind, setKind] = useState<'loans' | 'prices'>(mayImport ? 'loans' : 'prices')
  const kinds = [...(mayImport ? (['loans'] as const) : []), ...(mayPrice ? (['prices'] as const) : [])]
  if (kinds.length === 0) return null
  const items = kinds.map((key) => ({
    key,
    label: t(`${key}.open`),
    onClick: () => {
      setKind(key)
      importing.show()
    },
  }))
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} getPopupContainer={within}>
        <Button icon={<UploadOutlined aria-hidden />}>
          {t('open')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <LoanImports kind={kind} opened={importing} />
    </>
  )
}

function useColumns(onOpen: (row: LoanRow) => void, onPrice: (row: LoanRow) => void): ListColumn<LoanRow>[] {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  const { mayPrice } = useLoanRights()
  const { borrower, user, bond, prices, band, amounts, ltv, cover, figure } = useLoanColumns(onOpen)
  const day = (id: 'startDay' | 'endDay', sort: 'start' | 'end'): ListColumn<LoanRow> => ({
    id,
    title: word(id),
    width: 110,
    sort,
    hidden: true,
    cell: (row) => figure(row[id] ? writeDay(row[id], lang) : EMPTY),
  })
  const percent = (id: 'haircut' | 'maintenance'): ListColumn<LoanRow> => ({
    id,
    title: word(id),
    width: 110,
    align: 'right',
    hidden: true,
    cell: (row) => figure(decimal(row[id], 2)),
  })
  return [
    borrower,
    user,
    bond,
    ...amounts,
    ltv,
    ...prices,
    band,
    percent('haircut'),
    percent('maintenance'),
    { ...cover, hidden: true },
    day('startDay', 'start'),
    day('endDay', 'end'),
    {
      id: 'acts',
      title: t('updatePrice'),
      width: 68,
      fixed: true,
      tool: true,
      cell: (row) =>
        mayPrice && row.status === 'open' ? (
          <Flex justify="end">
            <Button
              size="small"
              aria-label={t('updatePriceOf', { bond: row.bondName })}
              onClick={() => onPrice(row)}
            >
              {t('price')}
            </Button>
          </Flex>
        ) : null,
    },
  ]
}
