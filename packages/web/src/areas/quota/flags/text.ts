import { defineText } from '../../../platform/text.ts'

/** Limits that an order touches, for desks. US, CN, HK. */
export const flagsText = defineText('quota-flags', {
  org: ['Institution limit', '机构限额', '機構限額'],
  bond: ['Bond limit', '债券限额', '債券限額'],
  orgBond: ['Institution limit on this bond', '机构单券限额', '機構單券限額'],
  business: ['Limit of the whole business', '业务总限额', '業務總限額'],
  used: ['{used} of {limit} used', '已用 {used}，限额 {limit}', '已用 {used}，限額 {limit}'],
  overridden: ['Passed by an override', '凭特批通过', '憑特批通過'],
})
