import { dealsCalls } from '@bookrunner/contract/deals'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { listOffers } from './deal-list.repo.ts'
import { readGuidance, readNamed, readRegion } from './detail.repo.ts'
import { documentsForInvestor } from '../documents/documents.ts'
import { partiesIn } from './named-in.ts'
import { readOffered } from '../views/header.repo.ts'
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

export const investorDealDetail = read(dealsCalls.investorDealDetail, async ({ input, actor, db }) => {
  const [region, all] = await Promise.all([
    readRegion(db, actor.entityId),
    readOffered(db, actor.entityId, input.dealId),
  ])
  const row = all.find(({ id }) => id === input.dealId)
  if (!row) return refuse('record.unknown')
  const [guidance, documents, parties, banks] = await Promise.all([
    readGuidance(db, row.id),
    documentsForInvestor(db, row, actor.userId),
    readNamed(db, partiesIn(row.shared)),
    readNamed(
      db,
      row.shared.syndicate.map(({ entityId }) => entityId),
    ),
  ])
  return detailForInvestor({ row, all, guidance, ...documents, parties, banks, region })
})

/** Banks an order may go through: book managers except viewers. The first lead is the default. */
export const getBndByList = read(dealsCalls.getBndByList, async ({ input, actor, db }) => {
  const all = await readOffered(db, actor.entityId, input.dealId)
  const row = all.find(({ id }) => id === input.dealId)
  if (!row) return refuse('record.unknown')
  const banks = row.shared.syndicate.filter(({ roles }) => !roles.includes('VIEW'))
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
