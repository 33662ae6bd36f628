import { Link } from 'react-router'
import { instant } from '../../../kit/format.ts'
import type { ListColumn } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import {
  closingAt,
  Countdown,
  DealTime,
  IssuerName,
  FinalText,
  GuidanceText,
  HeaderStatus,
  levelText,
  RoleTags,
  sizeNow,
  SizeText,
  TenorText,
  useReader,
} from '../parts/index.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { DealMenu, type DealActs } from './DealMenu.tsx'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import { useLiveHeader } from './use-deals.ts'
import css from './board.module.css'

interface Tools {
  readonly rows: readonly DealRow[]
  readonly placeOf: (dealId: string) => string | undefined
  readonly acts: DealActs
}

/** The columns of the board's table. */
export function useColumns({ rows, placeOf, acts }: Tools): readonly ListColumn<DealRow>[] {
  const t = useText(boardText)
  const codeText = useText(dealCodeText)
  const reader = useReader()
  // In Chinese, names of issuers are shorter, and days longer.
  const inEnglish = reader.lang === 'US'
  const hasMenu = rows.some((row) => row.mayEdit || row.moves.length > 0 || acts.mayCreate)
  const columns = [
    {
      id: 'name',
      width: 162,
      sort: 'name',
      fixed: true,
      cell: (row) => <NameCell row={row} to={placeOf(row.dealId)} />,
    },
    {
      id: 'issuer',
      width: inEnglish ? 112 : 100,
      cell: ({ issuer }) => <IssuerName issuer={issuer} short />,
    },
    {
      id: 'status',
      wraps: true,
      width: 92,
      sort: 'status',
      cell: (row) => <HeaderStatus header={row} compact />,
    },
    { id: 'currency', width: 54, sort: 'currency', cell: ({ currency }) => currency ?? '–' },
    {
      id: 'size',
      width: 114,
      align: 'right',
      cell: (row) => (
        <Flash of={JSON.stringify(sizeNow(row))}>
          <SizeText size={sizeNow(row)} beside={row.currency} />
        </Flash>
      ),
    },
    { id: 'tenor', width: 68, align: 'right', cell: ({ tenor }) => <TenorText tenor={tenor} /> },
    {
      id: 'guidance',
      width: 182,
      align: 'right',
      cell: ({ guidance, guidanceBefore, final, status }) => (
        <Flash of={`${levelText(guidance?.level)} ${JSON.stringify(final)}`}>
          {final && status === 'Priced' ? (
            <FinalText final={final} level={guidance?.level} />
          ) : (
            <GuidanceText level={guidance?.level} before={guidanceBefore} />
          )}
        </Flash>
      ),
    },
    {
      id: 'closesAt',
      // The deal's time and the reader's are one above the other where both do not fit.
      wraps: true,
      width: inEnglish ? 150 : 158,
      sort: 'closesAt',
      align: 'right',
      cell: ({ closesAt, timeZone }) =>
        closesAt ? (
          <Flash of={closesAt}>
            <DealTime at={closesAt} timeZone={timeZone} short />
          </Flash>
        ) : (
          '–'
        ),
    },
    {
      id: 'left',
      width: inEnglish ? 68 : 72,
      align: 'right',
      cell: (row) => {
        const closing = closingAt(row)
        return closing ? <Countdown until={closing} /> : '–'
      },
    },
    { id: 'roles', width: 94, cell: ({ roles }) => <RoleTags roles={roles} compact /> },
    {
      id: 'class',
      hidden: true,
      width: 110,
      cell: ({ ratingClass }) => (ratingClass ? codeText(`class.${ratingClass}`) : '–'),
    },
    {
      id: 'updatedAt',
      hidden: true,
      width: 190,
      sort: 'updatedAt',
      align: 'right',
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt}>{instant(updatedAt, reader.lang, reader.zone)}</time>
      ),
    },
    {
      id: 'actions',
      tool: true,
      width: 40,
      fixed: true,
      align: 'right',
      cell: (row) => <DealMenu row={row} to={placeOf(row.dealId)} acts={acts} />,
    },
  ] as const satisfies readonly Omit<ListColumn<DealRow>, 'title'>[]
  return columns
    .filter(({ id }) => id !== 'actions' || hasMenu)
    .map((column) => ({ ...column, title: t(`column.${column.id}`) }))
}

interface NameProps {
  readonly row: DealRow
  readonly to: string | undefined
}

/** The name leads to the deal. It watches the deal, since a row of a table can't have a hook. */
function NameCell({ row: { dealId, name, tranches }, to }: NameProps) {
  const t = useText(boardText)
  useLiveHeader(dealId)
  return (
    <>
      <span translate="no">{to ? <Link to={to}>{name}</Link> : name}</span>
      {tranches.length > 1 && (
        <span className={css.trancheMark} title={t('family', { count: tranches.length })}>
          {tranches.indexOf(dealId) + 1}/{tranches.length}
        </span>
      )}
    </>
  )
}
