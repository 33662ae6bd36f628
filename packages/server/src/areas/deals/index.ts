import type { Area } from '../../platform/area.ts'
import { abort } from './moves/abort.ts'
import { addDoc } from './documents/add-doc.ts'
import { addTranche } from './writes/add-tranche.ts'
import { bookDealDetail } from './reads/book-deal-detail.ts'
import { changeDealStatus } from './moves/change-deal-status.ts'
import { changeTimes } from './moves/change-times.ts'
import { dealClock } from './clock/clock.ts'
import { documentClock } from './clock/first-days.ts'
import { copyDeal } from './writes/copy-deal.ts'
import { reactToDeals } from './notices/deal-notices.ts'
import { dealList } from './reads/deal-list.ts'
import { getEntityDeals } from './reads/entity-deals.ts'
import { dealLive, offerLive } from './views/deal.live.ts'
import { deleteDraft } from './writes/delete-draft.ts'
import { fpgEnd } from './moves/fpg-end.ts'
import { getAgency, getInvestorList, getRatings } from './reads/directory.ts'
import { downloadDoc, investorDownloadDoc } from './documents/download-doc.ts'
import { editDeal } from './writes/edit-deal.ts'
import { editDoc } from './documents/edit-doc.ts'
import { editHoliday } from './holidays/edit-holiday.ts'
import { getHolidayEntries, getHolidays } from './holidays/get-holidays.ts'
import {
  getBndByList,
  investorDealDetail,
  investorTermSheet,
  termSheet,
  investorDealList,
} from './reads/investor-deals.ts'
import { getNamedParties } from './reads/named-parties.ts'
import { linkParty } from './writes/link-party.ts'
import { orderTest } from './moves/order-test.ts'
import { openDocs } from './documents/open-docs.ts'
import { removeDoc } from './documents/remove-doc.ts'
import { logHandlers } from './log/index.ts'
import { saveDeal } from './writes/save-deal.ts'
import { setFinalTerms } from './moves/set-final-terms.ts'
import { setGuidance } from './moves/set-guidance.ts'
import { submitDeal } from './moves/submit-deal.ts'
import { testEnd } from './moves/test-end.ts'

export { deal } from './ledger/deal.ts'
export { dealLedger } from './views/deal.live.ts'
export type { DealChange } from './ledger/deal-change.ts'
export { readAudience, readManagers } from './notices/audience.ts'
export { loadDeal, loadOfferedDeals } from './ledger/deal-load.repo.ts'
export {
  ownersOf,
  toChange,
  type ChangingDeal,
  type DealFacts,
  type LoadedDeal,
} from './ledger/deal-state.ts'
export { lifecycleEvents, type CountsChanged, type DealEvent } from './moves/lifecycle-events.ts'
export { readClasses } from './reads/directory.repo.ts'
export { issuerByName, publishedTo } from './views/header.repo.ts'
export { readOwners } from './views/owners.repo.ts'
export { headerForManager } from './views/for-manager.ts'
export { ownersOfRow } from './views/header.ts'
export { readVisible } from './reads/entity-deals.repo.ts'
export { readDepartment, readNamed, type NamedEntity } from './reads/detail.repo.ts'
export { noticeContentFor } from './notices/notice-content.ts'
export { loggedValue } from './writes/log-changes.ts'
export { changesOf, movingOf } from './moves/move.ts'
export { offerAfter, offerLine } from './ledger/offer.ts'
export { inZone } from './log/index.ts'
export { investorLines } from './log/log.repo.ts'
export { calendarFor } from './holidays/terms-calendar.ts'
export { offeredDeal, dealContext, viewerIn, type DealContext } from './ledger/deal-context.ts'

export const deals: Area = {
  handlers: [
    saveDeal,
    editDeal,
    copyDeal,
    addTranche,
    deleteDraft,
    submitDeal,
    abort,
    changeDealStatus,
    orderTest,
    testEnd,
    fpgEnd,
    setGuidance,
    setFinalTerms,
    changeTimes,
    dealList,
    getEntityDeals,
    getNamedParties,
    linkParty,
    bookDealDetail,
    getAgency,
    getInvestorList,
    getRatings,
    investorDealList,
    investorDealDetail,
    investorTermSheet,
    termSheet,
    getBndByList,
    addDoc,
    editDoc,
    removeDoc,
    downloadDoc,
    investorDownloadDoc,
    openDocs,
    ...logHandlers,
    getHolidays,
    getHolidayEntries,
    editHoliday,
  ],
  react: reactToDeals,
  due: [dealClock, documentClock],
  live: [dealLive, offerLive],
}
