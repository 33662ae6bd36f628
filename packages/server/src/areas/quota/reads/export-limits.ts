import { quotaCalls, quotaWord, type QuotaWord } from '@bookrunner/contract/quota'
import type { Language } from '@bookrunner/contract/kernel'
import { nameIn, refuse } from '@bookrunner/domain/kernel'
import { readsLimits, seesFigures, type QuotaLevel } from '@bookrunner/domain/quota'
import { read } from '../../../platform/http/handler.ts'
import { sheetFile, type SheetCell, type SheetColumn } from '../../../platform/sheet.ts'
import { listedLimits } from './limits.ts'
import type { QuotaView } from './view.ts'

interface Column {
  word: QuotaWord
  width: number
  isAmount?: true
  levels?: readonly QuotaLevel[]
  /** Depends on what is used. */
  isUse?: true
  cell: (view: QuotaView, language: Language) => SheetCell
}

/** Sums beyond the largest exact number of Excel are text. */
const amountCell = (text: string | null): SheetCell =>
  text === null || Number.isSafeInteger(Number(text)) ? text && Number(text) : text

const columns: readonly Column[] = [
  {
    word: 'institution',
    width: 36,
    levels: ['org', 'orgBond'],
    cell: ({ entity }, language) => entity && nameIn(language, entity),
  },
  { word: 'deal', width: 36, levels: ['bond', 'orgBond'], cell: ({ deal }) => deal?.name ?? null },
  { word: 'currency', width: 10, cell: ({ currency }) => currency },
  { word: 'amount', width: 18, isAmount: true, cell: ({ amount }) => amount },
  { word: 'used', width: 18, isAmount: true, isUse: true, cell: ({ used }) => amountCell(used) },
  {
    word: 'available',
    width: 18,
    isAmount: true,
    isUse: true,
    cell: ({ available }) => amountCell(available),
  },
  { word: 'usedPart', width: 10, isUse: true, cell: ({ usedPart }) => usedPart },
  { word: 'warnAt', width: 16, cell: ({ warnAt }) => warnAt },
  { word: 'kind', width: 14, cell: ({ kind }, language) => quotaWord(kind, language) },
  {
    word: 'state',
    width: 16,
    isUse: true,
    cell: ({ state }, language) => state && quotaWord(state, language),
  },
  { word: 'updatedBy', width: 24, cell: ({ updatedBy }) => updatedBy?.name ?? null },
  { word: 'updatedAt', width: 24, cell: ({ updatedAt }) => updatedAt },
]

const headOf = ({ word, width, isAmount }: Column, language: Language): SheetColumn => {
  const header = quotaWord(word, language)
  return isAmount ? { header, width, format: '#,##0' } : { header, width }
}

/** What the filter shows, all pages of it, in whole units. */
export const exportLimits = read(quotaCalls.exportLimits, async ({ db, actor, input, language, workers }) => {
  const { level, entityId, dealId, ...request } = input
  if (!readsLimits(actor.rights, level)) return refuse('access.denied')
  const views = await listedLimits(db, { level, entityId, dealId }, actor.rights.tier, request)
  const figures = seesFigures(actor.rights.tier, level)
  const shown = columns.filter(
    ({ levels, isUse }) => (levels === undefined || levels.includes(level)) && (figures || !isUse),
  )
  const name = quotaWord('limits', language)
  return sheetFile(
    name,
    [
      {
        name,
        columns: shown.map((column) => headOf(column, language)),
        rows: views.map((view) => shown.map(({ cell }) => cell(view, language))),
      },
    ],
    workers,
  )
})
