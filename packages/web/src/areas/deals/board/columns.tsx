import type { TranslateOf } from '../../../platform/text.ts'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { instant } from '../../../kit/format.ts'
import {
  closingAt,
  Countdown,
  DealTime,
  IssuerName,
  FinalText,
  Flash,
  GuidanceText,
  levelText,
  RoleTags,
  sizeNow,
  SizeText,
  StatusTag,
  TenorText,
  type useReader,
} from '../parts/index.ts'
import type { dealWords } from '../words.ts'
import { DealMenu, type DealActs } from './DealMenu.tsx'
import type { SortField } from './filters.ts'
import { LiveFace } from './LiveFace.tsx'
import type { DealRow } from './rows.ts'
import type { boardText } from './text.ts'

export interface ColumnTools {
  readonly t: TranslateOf<typeof boardText>
  readonly words: TranslateOf<typeof dealWords>
  readonly reader: ReturnType<typeof useReader>
  readonly placeOf: (dealId: string) => string | undefined
  readonly acts: DealActs
}

/** A column of the board's table; its title is the text `column.<name>`. */
interface Column {
  readonly name: string
  readonly width: number
  readonly sort?: SortField
  readonly align?: TableColumnType['align']
  /** Stays whatever is chosen. */
  readonly fast?: true
  readonly cell: (row: DealRow, tools: ColumnTools) => React.ReactNode
}

const columns = [
  {
    name: 'name',
    width: 166,
    sort: 'name',
    fast: true,
    cell: (row, { t, placeOf }) => {
      const to = placeOf(row.dealId)
      const name = row.name
      return (
        <>
          <LiveFace dealId={row.dealId} />
          <span translate="no">{to ? <Link to={to}>{name}</Link> : name}</span>
          {row.tranches.length > 1 && (
            <span className="br-tranche-mark" title={t('family', { count: row.tranches.length })}>
              {row.tranches.indexOf(row.dealId) + 1}/{row.tranches.length}
            </span>
          )}
        </>
      )
    },
  },
  {
    name: 'issuer',
    width: 108,
    cell: ({ issuer }) => <IssuerName issuer={issuer} short />,
  },
  {
    name: 'status',
    width: 94,
    sort: 'status',
    cell: ({ status, bookClosed, subject }) => (
      <Flash of={`${status} ${bookClosed} ${subject}`}>
        <StatusTag status={status} bookClosed={bookClosed} subject={subject} compact />
      </Flash>
    ),
  },
  { name: 'currency', width: 56, sort: 'currency', cell: ({ currency }) => currency ?? '–' },
  {
    name: 'size',
    width: 86,
    align: 'right',
    cell: (row) => (
      <Flash of={JSON.stringify(sizeNow(row))}>
        <SizeText size={sizeNow(row)} />
      </Flash>
    ),
  },
  { name: 'tenor', width: 72, align: 'right', cell: ({ tenor }) => <TenorText tenor={tenor} /> },
  {
    name: 'guidance',
    width: 194,
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
    name: 'closesAt',
    width: 148,
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
    name: 'left',
    width: 80,
    align: 'right',
    cell: (row) => {
      const closing = closingAt(row)
      return closing ? <Countdown until={closing} /> : '–'
    },
  },
  { name: 'roles', width: 92, cell: ({ roles }) => <RoleTags roles={roles} /> },
  {
    name: 'class',
    width: 110,
    cell: ({ ratingClass }, { words }) => (ratingClass ? words(`class.${ratingClass}`) : '–'),
  },
  {
    name: 'updatedAt',
    width: 190,
    sort: 'updatedAt',
    align: 'right',
    cell: ({ updatedAt }, { reader }) => (
      <time dateTime={updatedAt}>{instant(updatedAt, reader.lang, reader.zone)}</time>
    ),
  },
  {
    name: 'actions',
    width: 40,
    fast: true,
    align: 'right',
    cell: (row, { acts, placeOf }) => <DealMenu row={row} to={placeOf(row.dealId)} acts={acts} />,
  },
] as const satisfies readonly Column[]

export type ColumnName = (typeof columns)[number]['name']
export const columnList: readonly (Column & { readonly name: ColumnName })[] = columns
