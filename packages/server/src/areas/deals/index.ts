import type { Area } from '../../platform/area.ts'
import { addTranche } from './add-tranche.ts'
import { bookDealDetail } from './book-deal-detail.ts'
import { copyDeal } from './copy-deal.ts'
import { dealList } from './deal-list.ts'
import { dealLive, offerLive } from './deal.live.ts'
import { deleteDraft } from './delete-draft.ts'
import { getAgency, getInvestorList, getRatings } from './directory.ts'
import { editDeal } from './edit-deal.ts'
import { editHoliday } from './edit-holiday.ts'
import { getHolidayEntries, getHolidays } from './get-holidays.ts'
import { getBndByList, investorDealDetail, investorDealList } from './investor-deals.ts'
import { saveDeal } from './save-deal.ts'

export { deal } from './deal.ts'

export const deals: Area = {
  handlers: [
    ...[saveDeal, editDeal, copyDeal, addTranche, deleteDraft],
    ...[dealList, bookDealDetail, getAgency, getInvestorList, getRatings],
    ...[investorDealList, investorDealDetail, getBndByList],
    ...[getHolidays, getHolidayEntries, editHoliday],
  ],
  live: [dealLive, offerLive],
}
