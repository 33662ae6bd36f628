import { SettingOutlined } from '@ant-design/icons'
import { marginBands } from '@bookrunner/domain/loans'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY, instant } from '../../kit/format.ts'
import { ListPage, SelectFilter, type ListColumn } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BandsDialog } from './BandsDialog.tsx'
import { LoanDrawer } from './LoanDrawer.tsx'
import { InquiryNote } from './LoanFacts.tsx'
import { MarginStrip } from './MarginStrip.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { riskText } from './risk-text.ts'
import { loanWordText } from './text.ts'
import { useAlertsAgain } from './use-alerts.ts'
import { useLoanColumns } from './use-loan-columns.tsx'
import { useBands, useLoan, useLoanRights, useRisks, type LoanRow, type RiskList } from './use-loans.ts'

const keyOf = ({ loanId }: LoanRow) => loanId
const isOpen = ({ inquiryIds }: LoanRow) => inquiryIds.length > 0

/** The list of risks: positions at or under their margin call price or near it, to review with a note. */
export default function MarginCallsPage() {
  const t = useText(riskText)
  useAlertsAgain()
  const { list, loaded } = useRisks()
  const { mayReview, maySetBands } = useLoanRights()
  const bands = useBands().data
  const [openedId, setOpenedId] = useState<string>()
  const opened = useLoan(openedId).data
  const [priced, setPriced] = useState<LoanRow>()
  const [reviewed, setReviewed] = useState<readonly LoanRow[]>()
  const [setting, setSetting] = useState(false)
  const columns = useColumns(({ loanId }) => setOpenedId(loanId))
  return (
    <>
      <ListPage<LoanRow>
        list={list}
        loaded={loaded}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t('empty'), hint: t('empty.hint') },
        }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        above={<MarginStrip onChoose={setOpenedId} />}
        filters={<Filters list={list} />}
        actions={
          maySetBands &&
          bands && (
            <Button icon={<SettingOutlined aria-hidden />} onClick={() => setSetting(true)}>
              {t('setBands')}
            </Button>
          )
        }
        table={{ columns, keyOf }}
        {...(mayReview && {
          bulk: [{ id: 'review', label: t('review'), canRun: isOpen, run: setReviewed }],
        })}
      />
      {openedId && opened && (
        <LoanDrawer key={openedId} row={opened} onPrice={setPriced} onClose={() => setOpenedId(undefined)} />
      )}
      {priced && <PriceDialog loan={priced} onClose={() => setPriced(undefined)} />}
      {reviewed && (
        <NoteDialog
          title={t('review.title', { count: reviewed.length })}
          hint={t('review.hint')}
          send={(note, options) =>
            api.loans.marginCallReview(
              { inquiryIds: reviewed.flatMap(({ inquiryIds }) => inquiryIds), note },
              options,
            )
          }
          done={({ reviewed: count }) => t('review.done', { count })}
          onDone={() => setReviewed(undefined)}
          onClose={() => setReviewed(undefined)}
        />
      )}
      {setting && bands && <BandsDialog bands={bands} onClose={() => setSetting(false)} />}
    </>
  )
}

function Filters({ list }: { readonly list: RiskList }) {
  const t = useText(riskText)
  const word = useText(loanWordText)
  const { state, filter } = list
  return (
    <>
      <SelectFilter
        label={t('bands')}
        value={state.band}
        options={marginBands.map((value) => ({ value, label: word(value) }))}
        onChange={(band) => filter({ band })}
      />
      <SelectFilter
        label={t('reviewed')}
        value={state.reviewed}
        options={[
          { value: 'false' as const, label: t('reviewed.no') },
          { value: 'true' as const, label: t('reviewed.yes') },
        ]}
        onChange={(reviewed) => filter({ reviewed })}
      />
    </>
  )
}

function useColumns(onOpen: (row: LoanRow) => void): ListColumn<LoanRow>[] {
  const t = useText(riskText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { borrower, user, bond, prices, band, amounts, ltv, cover } = useLoanColumns(onOpen)
  return [
    borrower,
    user,
    bond,
    band,
    ...prices,
    cover,
    {
      id: 'since',
      title: t('since'),
      width: 180,
      hidden: true,
      cell: ({ inquiry }) =>
        inquiry ? (
          <time dateTime={inquiry.raisedTime}>{instant(inquiry.raisedTime, lang, zone)}</time>
        ) : (
          EMPTY
        ),
    },
    {
      id: 'review',
      title: t('review'),
      width: 180,
      wraps: true,
      cell: (row) => <InquiryNote row={row} />,
    },
    ...[...amounts, ltv].map((column) => ({ ...column, hidden: true as const })),
  ]
}
