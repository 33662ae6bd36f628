import type { LocalizedRow } from '../language.ts'

/** Words that the texts of allocations share. US, CN, HK. */
export const allocationGlossary = {
  accruedInterest: ['Accrued interest', '应计利息', '應計利息'],
  allocationDealVersion: [
    'Allocation · {deal} · {version}',
    '配售 · {deal} · {version}',
    '配售 · {deal} · {version}',
  ],
  allocationLaunched: ['Allocation launched', '发布配售', '發佈配售'],
  belowDenomination: ['Below denomination', '低于最低面额', '低於最低面額'],
  bucket: ['Bucket', '分组', '分組'],
  bucketHasATarget: ['This bucket already has a target.', '该分组已有目标。', '該分組已有目標。'],
  byTag: ['By tag', '按标签分层', '按標籤分層'],
  byTypeRule: ['By type', '按类型比例', '按類型比例'],
  consideration: ['Consideration', '应付价款', '應付價款'],
  desk: ['Desk', '手工', '手動'],
  enterYourQueryOrComment: ['Enter your query or comment.', '请填写问题或意见。', '請填寫問題或意見。'],
  finalTermsAreNotLaunchedYet: [
    'Final terms are not launched yet.',
    '最终条款尚未确定。',
    '最終條款尚未確定。',
  ],
  floor: ['Floor', '保底', '保底'],
  noAllocationIsLaunched: ['No allocation is launched.', '尚未发布配售。', '尚未發佈配售。'],
  nominal: ['Nominal', '面值', '面值'],
  notSignedOff: [
    'The issuer has not signed off, and no waiver is recorded.',
    '发行人尚未核准，亦无豁免记录。',
    '發行人尚未批核，亦無豁免紀錄。',
  ],
  others: ['Others', '其他', '其他'],
  pendingConfirmation: ['Pending', '待确认', '待確認'],
  rank: ['Rank', '排名', '排名'],
  reissueNeeded: ['Reissue needed', '需重新确认', '需重新確認'],
  remainder: ['Remainder', '余额', '餘額'],
  settlement: ['Settlement', '交割', '交收'],
  supersededTerms: [
    'The allocation is launched on superseded terms. Recall it and reallocate.',
    '配售发布时的条款已失效，请撤回并重新配售。',
    '配售發佈時的條款已失效，請撤回並重新配售。',
  ],
  theCapMustBeAboveZero: ['The cap must be above zero.', '上限须大于零。', '上限須大於零。'],
  theDealIsNotPricedYet: ['The deal is not priced yet.', '项目尚未定价。', '項目尚未定價。'],
  toAllocate: ['To allocate', '待配售', '待配售'],
} as const satisfies Readonly<Record<string, LocalizedRow>>
