import type { Area } from '../../platform/area.ts'
import { abort } from './abort.ts'
import { addDoc } from './add-doc.ts'
import { addTranche } from './add-tranche.ts'
import { bookDealDetail } from './book-deal-detail.ts'
import { changeDealStatus } from './change-deal-status.ts'
import { changeTimes } from './change-times.ts'
import { dealClock } from './clock.ts'
import { copyDeal } from './copy-deal.ts'
import { reactToDeals } from './deal-notices.ts'
import { dealList } from './deal-list.ts'
import { dealLive, offerLive } from './deal.live.ts'
import { deleteDraft } from './delete-draft.ts'
import { fpgEnd } from './fpg-end.ts'
import { getAgency, getInvestorList, getRatings } from './directory.ts'
import { downloadDoc, investorDownloadDoc } from './download-doc.ts'
import { editDeal } from './edit-deal.ts'
import { editDoc } from './edit-doc.ts'
import { editHoliday } from './edit-holiday.ts'
import { getHolidayEntries, getHolidays } from './get-holidays.ts'
import { getBndByList, investorDealDetail, investorDealList } from './investor-deals.ts'
import { orderTest } from './order-test.ts'
import { openDocs } from './open-docs.ts'
import { removeDoc } from './remove-doc.ts'
import { logHandlers } from './log/index.ts'
import { saveDeal } from './save-deal.ts'
import { setFinalTerms } from './set-final-terms.ts'
import { setGuidance } from './set-guidance.ts'
import { submitDeal } from './submit-deal.ts'
import { testEnd } from './test-end.ts'

export { deal } from './deal.ts'
export { dealLedger } from './deal.live.ts'
export type { DealChange } from './deal-change.ts'
export { managersTold } from './told.ts'
export { loadDeal } from './deal-load.repo.ts'
export { ownersOf, type DealState } from './deal-state.ts'
export type { DealEvent } from './course-events.ts'
export { readClasses } from './directory.repo.ts'
export { publishedTo } from './face.repo.ts'
export { readDepartment, readNamed, type NamedEntity } from './detail.repo.ts'
export { spokenTo } from './deal-speech.ts'
export { loggedValue } from './log-changes.ts'
export { movingOf } from './move.ts'
export { inZone } from './log/index.ts'
export { calendarFor } from './terms-calendar.ts'
export { offeredDeal, seenDeal, viewerIn, type Seen } from './seen.ts'

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
    bookDealDetail,
    getAgency,
    getInvestorList,
    getRatings,
    investorDealList,
    investorDealDetail,
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
  due: [dealClock],
  live: [dealLive, offerLive],
}
