import { dealsCalls, type PublishedDeal } from '@bookrunner/contract/deals'
import { glossaryText, type Language } from '@bookrunner/contract/kernel'
import { isActiveBank, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import { refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { listOffers } from './deal-list.repo.ts'
import { readGuidance, readNamed, readRegion } from './detail.repo.ts'
import { documentsForInvestor } from '../documents/documents.ts'
import { readSentMessage } from './sent-message.repo.ts'
import { readManagedDeal } from './managed-deal.ts'
import { partiesIn } from './named-in.ts'
import { readOffered, type HeaderRow } from '../views/header.repo.ts'
import { termSheetPaper } from '../documents/term-sheet.ts'
import { detailForInvestor, headerForInvestor } from '../views/for-investor.ts'

/** Announced deals addressed to the investor's house. */
export const investorDealList = read(dealsCalls.investorDealList, async ({ input, actor, db }) => {
  const [region, { rows, total }] = await Promise.all([
    readRegion(db, actor.entityId),
    listOffers(db, actor.entityId, input),
  ])
  const list = rows.map((row) => headerForInvestor(row, region))
  return { list, pageNum: input.pageNum, pageSize: input.pageSize, total }
})

/** A deal as its investors read it, whoever asks for it. */
const published = async (db: Db, read: OfferRead): Promise<PublishedDeal> => {
  const { row, all, userId, region } = read
  const [guidance, documents, parties, banks, bookMessage] = await Promise.all([
    readGuidance(db, row.id),
    documentsForInvestor(db, row, userId),
    readNamed(db, partiesIn(row.shared)),
    readNamed(
      db,
      row.shared.syndicate.map(({ entityId }) => entityId),
    ),
    readSentMessage(db, row, 'investors'),
  ])
  return detailForInvestor({ row, all, guidance, ...documents, parties, banks, bookMessage, region })
}

interface OfferRead {
  row: HeaderRow
  all: readonly HeaderRow[]
  userId: string
  region: Region | undefined
}

/** The deal and its tranches as they are offered to the house of an investor. */
const offered = async (
  db: Db,
  { entityId, userId }: Actor,
  dealId: string,
): Promise<OfferRead | undefined> => {
  const [region, all] = await Promise.all([readRegion(db, entityId), readOffered(db, entityId, dealId)])
  const row = all.find(({ id }) => id === dealId)
  return row && { row, all, userId, region }
}

export const investorDealDetail = read(dealsCalls.investorDealDetail, async ({ input, actor, db }) => {
  const offer = await offered(db, actor, input.dealId)
  return offer ? published(db, offer) : refuse('record.unknown')
})

const sheetFile = async (
  db: Db,
  offer: OfferRead,
  { level, language, workers }: { level: GuidanceLevel | null; language: Language; workers: Workers },
) => {
  const deal = await published(db, offer)
  const { name } = deal.header
  const paper = termSheetPaper({
    deal,
    level: deal.header.guidance?.level ?? level,
    now: offer.row.now,
    language,
  })
  const english = `${name} ${glossaryText.termSheet.US}`
  return pdfFile({ name: `${name} ${paper.title}`, english }, paper, workers)
}

export const investorTermSheet = read(
  dealsCalls.investorTermSheet,
  async ({ input, actor, db, language, workers }) => {
    const offer = await offered(db, actor, input.dealId)
    return offer ? sheetFile(db, offer, { level: null, language, workers }) : refuse('record.unknown')
  },
)

/** The same paper for the deal's managers, of a draft, too. */
export const termSheet = read(dealsCalls.termSheet, async ({ input, actor, db, language, workers }) => {
  const row = await readManagedDeal(db, actor, input.dealId)
  if (!row) return refuse('record.unknown')
  const offer = { row, all: [row], userId: actor.userId, region: undefined }
  return sheetFile(db, offer, { level: row.terms.ipg, language, workers })
})

/** Banks an order may go through: book managers except viewers and passive ones. The first lead is the default. */
export const getBndByList = read(dealsCalls.getBndByList, async ({ input, actor, db }) => {
  const all = await readOffered(db, actor.entityId, input.dealId)
  const row = all.find(({ id }) => id === input.dealId)
  if (!row) return refuse('record.unknown')
  const banks = row.shared.syndicate.filter(isActiveBank)
  const usual =
    banks.find(({ roles }) => roles.includes('OC')) ?? banks.find(({ roles }) => roles.includes('JGC'))
  const names = await readNamed(
    db,
    banks.map(({ entityId }) => entityId),
  )
  const bills = (id: string) => banks.some(({ entityId, roles }) => entityId === id && roles.includes('BND'))
  return {
    list: names.map((bank) => ({
      ...bank,
      bnd: bills(bank.entityId),
      usual: bank.entityId === (usual ?? banks[0])?.entityId,
    })),
  }
})
