import type { Rows } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of the dialogs of the final terms: launch, price, reprice, correct. US, CN, HK. */
export const finalRows = {
  'final.netProceeds': [
    'Net price {price}; net proceeds: {currency} {size}',
    '净价 {price}；净募集资金：{currency} {size}',
    '淨價 {price}；所得款項淨額：{currency} {size}',
  ],
  'final.proceeds': [
    'Proceeds before fees: {currency} {size}',
    '扣除费用前募集资金：{currency} {size}',
    '扣除費用前所得款項：{currency} {size}',
  ],

  'launch.title': ['Launch the deal', '确定最终条款', '確定最終條款'],
  'launch.level': ['Final {basis}', '最终{basis}', '最終{basis}'],
  'launch.one': [
    'Enter one level, not a range.',
    '请输入单一水平，不能是区间。',
    '請輸入單一水平，不能是區間。',
  ],
  'launch.verb': common.launchDeal,
  'launch.done': ['Deal launched', '最终条款已确定', '最終條款已確定'],
  'launch.effect': ['Allocations use these terms.', '配售以这些条款为准。', '配售以這些條款為準。'],

  'relaunch.title': ['Change the final terms', '修改最终条款', '修改最終條款'],
  'relaunch.verb': common.changeFinalTerms,
  'relaunch.done': ['Final terms changed', '最终条款已修改', '最終條款已修改'],

  'price.title': ['Price the deal', '项目定价', '項目定價'],
  'price.verb': ['Price deal', '确认定价', '確認定價'],
  'price.done': ['Deal priced', '项目已定价', '項目已定價'],
  'price.effect': [
    'The final book is frozen. Orders out at the final level become unallocated.',
    '最终订单簿锁定；在最终水平未达限价的订单不获配售。',
    '最終訂單簿鎖定；在最終水平未達限價的訂單不獲配售。',
  ],
  'price.missing': ['Enter: {fields}', '请填写：{fields}', '請填寫：{fields}'],

  'reprice.title': ['Reprice the deal', '重新定价', '重新定價'],
  'reprice.verb': ['Reprice deal', '重新定价', '重新定價'],
  'reprice.done': ['Deal back at FPG, closed', '项目已回到 FPG（已截止）', '項目已回到 FPG（已截止）'],
  'reprice.effect': [
    'Pricing is reversed. The deal returns to the closed FPG book.',
    '定价将撤销，项目回到已截止的 FPG 簿记。',
    '定價將撤銷，項目回到已截止的 FPG 簿記。',
  ],
  'reprice.effect.allocation': [
    'Allocation versions stay, marked out of date.',
    '配售版本予以保留，标记为已过时。',
    '配售版本予以保留，標記為已過時。',
  ],

  'correct.title': ['Correct the final terms', '更正最终条款', '更正最終條款'],
  'correct.verb': common.correctFinalTerms,
  'correct.done': ['Final terms corrected', '最终条款已更正', '最終條款已更正'],
  'correct.effect': [
    'A new version of the final terms is saved beside the old one.',
    '最终条款的新版本与旧版本一并保存。',
    '最終條款的新版本與舊版本一併儲存。',
  ],
  'correct.effect.confirm': [
    'Confirmed allocations stay valid until you confirm again. The new confirmations replace them.',
    '已确认的配售在再次确认前仍有效；新确认书将取代旧确认书。',
    '已確認的配售在再次確認前仍有效；新確認書將取代舊確認書。',
  ],
  'correct.effect.reallocate': [
    'Confirmed allocations stay valid until reissued: recall the allocation, rebase it to current terms, launch it for review and sign-off, then confirm.',
    '已确认的配售在重新确认前仍有效：请撤回配售、更新至当前条款、发布以供审阅及核准，再确认。',
    '已確認的配售在重新確認前仍有效：請撤回配售、更新至目前條款、發佈以供審閱及批核，再確認。',
  ],
  'correct.effect.relaunch': [
    'Confirmed allocations stay valid until reissued: rebase the allocation to current terms, launch it for review and sign-off, then confirm.',
    '已确认的配售在重新确认前仍有效：请将配售更新至当前条款、发布以供审阅及核准，再确认。',
    '已確認的配售在重新確認前仍有效：請將配售更新至目前條款、發佈以供審閱及批核，再確認。',
  ],
} as const satisfies Rows
