import { HistoryOutlined } from '@ant-design/icons'
import { nameIn } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { inUnit } from '../../../kit/amounts.ts'
import { count, day, EMPTY, instant, mm } from '../../../kit/format.ts'
import { rowLink, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { availableShown, usedShown } from '../parts/figures.ts'
import { ConvertedMark } from '../parts/Converted.tsx'
import { LimitFigure } from '../parts/LimitFigure.tsx'
import { KindSign, NotShown, StateSign } from '../parts/signs.tsx'
import { UseBar } from '../parts/UseBar.tsx'
import { useQuotaRights, type QuotaRow } from '../parts/use-quota.ts'
import { quotaText, quotaWords, useSubject } from '../parts/words.ts'
import { limitsText } from './text.ts'
import type { ListedLevel } from './use-limits.ts'
import css from '../quota.module.css'

export interface RowActs {
  readonly onOpen: (row: QuotaRow) => void
  readonly onHistory: (row: QuotaRow) => void
}

/** What depends on use: no columns where the reader sees none of it. */
const columnsOfUse = new Set(['used', 'use', 'available', 'state'])

/** `all`: limits of several levels in one list, those of one institution. */
export function useLimitColumns(level: ListedLevel | 'all', acts: RowActs): ListColumn<QuotaRow>[] {
  const isDense = level === 'orgBond'
  const figures = useFigureColumns(isDense)
  const seesUse = useQuotaRights().seesUse(level)
  return [
    ...useSubjectColumns(level, acts),
    ...(seesUse ? figures : figures.filter(({ id }) => !columnsOfUse.has(id))),
    ...useRecordColumns(acts, isDense && seesUse),
  ]
}

function useSubjectColumns(
  level: ListedLevel | 'all',
  { onOpen }: Pick<RowActs, 'onOpen'>,
): ListColumn<QuotaRow>[] {
  const t = useText(limitsText)
  const word = useText(quotaWords)
  const lang = useStore(langStore)
  const link = (row: QuotaRow, text: string, own = true) => (
    <Button {...rowLink} type="link" size="small" onClick={() => onOpen(row)}>
      <span {...(own && { translate: 'no' })}>{text}</span>
    </Button>
  )
  const institution: ListColumn<QuotaRow> = {
    id: 'name',
    title: word('institution'),
    width: level === 'orgBond' ? 208 : 186,
    fixed: true,
    sort: 'name',
    cell: (row) => link(row, row.entity ? nameIn(lang, row.entity) : EMPTY),
  }
  const deal: ListColumn<QuotaRow> = {
    id: 'deal',
    title: word('deal'),
    width: level === 'orgBond' ? 168 : 186,
    fixed: true,
    sort: 'deal',
    cell: (row) =>
      level === 'orgBond' ? (
        <span translate="no">{row.deal?.name ?? EMPTY}</span>
      ) : (
        link(row, row.deal?.name ?? t('allDeals'), row.deal !== null)
      ),
  }
  const parts = { org: [institution], bond: [deal], orgBond: [institution, deal], all: [deal] }
  return parts[level]
}

/** Two columns of names leave less room for the bar. */
function useFigureColumns(isDense: boolean): ListColumn<QuotaRow>[] {
  const t = useText(limitsText)
  const word = useText(quotaWords)
  return [
    {
      id: 'currency',
      title: t('ccy'),
      width: 48,
      cell: ({ currency }) => <span translate="no">{currency}</span>,
    },
    {
      id: 'amount',
      title: inUnit(word('amount')),
      width: 88,
      align: 'right',
      sort: 'amount',
      cell: ({ amount }) => <span className="br-figures">{mm(amount)}</span>,
    },
    {
      id: 'used',
      title: inUnit(word('used')),
      width: 92,
      align: 'right',
      cell: (row) => <Figure row={row} text={row.used} shown={usedShown} />,
    },
    {
      id: 'use',
      title: word('usedPart'),
      width: isDense ? 166 : 142,
      sort: 'used',
      cell: (row) => <Use row={row} />,
    },
    {
      id: 'available',
      title: inUnit(word('available')),
      width: 110,
      align: 'right',
      cell: (row) => <Figure row={row} text={row.available} shown={availableShown} />,
    },
    { id: 'kind', title: word('kind'), width: 88, cell: ({ kind }) => <KindSign kind={kind} /> },
    {
      id: 'state',
      title: word('state'),
      width: 116,
      sort: 'state',
      cell: ({ state, missingRates }) => <StateSign state={state} missingRates={missingRates} />,
    },
  ]
}

function useRecordColumns(
  { onHistory }: Pick<RowActs, 'onHistory'>,
  isDense: boolean,
): ListColumn<QuotaRow>[] {
  const t = useText(quotaText)
  const word = useText(quotaWords)
  const subject = useSubject()
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return [
    {
      id: 'warnAt',
      title: word('warnAt'),
      width: 110,
      align: 'right',
      hidden: true,
      cell: ({ warnAt }) => <span className="br-figures">{warnAt}</span>,
    },
    {
      id: 'updatedBy',
      title: word('updatedBy'),
      width: 110,
      ...(isDense && { hidden: true }),
      cell: ({ updatedBy }) => <span translate="no">{updatedBy?.name ?? EMPTY}</span>,
    },
    {
      id: 'updatedAt',
      title: word('updatedAt'),
      width: 116,
      ...(isDense && { hidden: true }),
      sort: 'updatedAt',
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={instant(updatedAt, lang, zone)}>
          {day(updatedAt, lang, zone)}
        </time>
      ),
    },
    {
      id: 'history',
      title: t('history'),
      width: 40,
      fixed: true,
      tool: true,
      cell: (row) => (
        <Button
          type="text"
          size="small"
          icon={<HistoryOutlined aria-hidden />}
          title={t('history')}
          aria-label={t('historyOf', { subject: subject(row) })}
          onClick={() => onHistory(row)}
        />
      ),
    },
  ]
}

/** The use of a limit that this reader may not see. */
export const isFigureHidden = ({ state }: QuotaRow): boolean => state === null

interface FigureProps {
  readonly row: QuotaRow
  readonly text: string | null
  readonly shown: typeof usedShown
}

/** A figure, or why its reader does not see it. */
function Figure({ row, text, shown }: FigureProps) {
  if (text !== null) {
    const units = shown(BigInt(text), row)
    return (
      <LimitFigure units={units}>
        {row.rates.length > 0 && <ConvertedMark rates={row.rates} />}
        {mm(units)}
      </LimitFigure>
    )
  }
  return isFigureHidden(row) ? <NotShown /> : EMPTY
}

function Use({ row }: { readonly row: QuotaRow }) {
  const { usedPart, warnAt, state } = row
  if (state === null) return <NotShown />
  if (usedPart === null) return EMPTY
  return (
    <span className={css.use}>
      <UseBar part={usedPart} warnAt={warnAt} state={state} />
      <span className={css.part}>{count(usedPart)}</span>
    </span>
  )
}
