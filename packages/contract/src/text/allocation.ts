import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about an allocation. */
export const allocationRows = {
  'alloc.lines-wrong': glossary.correctTheSizes,
  'alloc.order-twice': glossary.thisOrderIsAlreadyInTheList,
  'alloc.not-in-book': [
    'This order is no longer in the book and cannot get {size}mm.',
    '该订单已不在订单簿中，不能获配 {size} 百万。',
    '該訂單已不在訂單簿中，不能獲配 {size} 百萬。',
  ],
  'alloc.over-order': [
    '{size}mm exceeds the {most}mm of the order that are in.',
    '{size} 百万超过该订单有效的 {most} 百万。',
    '{size} 百萬超過該訂單有效的 {most} 百萬。',
  ],
  'alloc.under-minimum': [
    '{size}mm is below the denomination of {least}mm.',
    '{size} 百万低于最低面额 {least} 百万。',
    '{size} 百萬低於最低面額 {least} 百萬。',
  ],
  'alloc.under-order-minimum': [
    '{size}mm is below the order’s minimum fill of {least}mm. Allocate that or zero.',
    '{size} 百万低于该订单的最低获配数量 {least} 百万：请按该数量配售或不配售。',
    '{size} 百萬低於該訂單的最低獲配數量 {least} 百萬：請按該數量配售或不配售。',
  ],
  'alloc.off-grid': [
    '{size}mm is not a multiple of the increment. Use {below}mm or {above}mm.',
    '{size} 百万不是递增面额的整数倍，请改为 {below} 或 {above} 百万。',
    '{size} 百萬不是遞增面額的整數倍，請改為 {below} 或 {above} 百萬。',
  ],
  'alloc.over-merged': [
    'Merged orders get {size}mm together but count for {most}mm. Reduce them.',
    '合并订单合计获配 {size} 百万，但仅计入 {most} 百万，请减少。',
    '合併訂單合計獲配 {size} 百萬，但僅計入 {most} 百萬，請減少。',
  ],
  'alloc.no-line': [
    'This order ({size}mm in) came after the allocation was launched and has no line.',
    '该订单在发布后进入订单簿（有效 {size} 百万），尚无配售行。',
    '該訂單在發佈後進入訂單簿（有效 {size} 百萬），尚無配售行。',
  ],
  'alloc.lines-moved': [
    'Someone else changed some of these lines. Nothing was overwritten.',
    '部分行已被他人更改：未覆盖任何内容。',
    '部分行已被他人更改：未覆蓋任何內容。',
  ],
  'alloc.line-moved': [
    'Saved by someone else: {theirs}mm. Yours: {yours}mm.',
    '他人已保存 {theirs} 百万，您输入 {yours} 百万。',
    '他人已儲存 {theirs} 百萬，您輸入 {yours} 百萬。',
  ],
  'alloc.note-moved': [
    'Reason saved by someone else: “{theirs}”. Yours: “{yours}”.',
    '他人已保存原因“{theirs}”，您输入“{yours}”。',
    '他人已儲存原因「{theirs}」，您輸入「{yours}」。',
  ],
  'alloc.lines-since': [
    'Some of these lines changed again, so nothing was undone.',
    '部分行此后又被更改：未撤销任何内容。',
    '部分行此後又被更改：未復原任何內容。',
  ],
  'alloc.change-unknown': [
    'This change can no longer be found. Nothing was undone.',
    '找不到该项更改，未撤销任何内容。',
    '找不到該項更改，未復原任何內容。',
  ],
  'alloc.wrong': [
    'Nothing was changed. Correct the marked fields.',
    '未作任何更改，请更正标出的字段。',
    '未作任何更改，請更正已標示的欄位。',
  ],
  'alloc.name-moved': [
    'Someone else renamed this version to “{theirs}”.',
    '该版本已被他人重命名为“{theirs}”。',
    '該版本已被他人重新命名為「{theirs}」。',
  ],
  'alloc.targets-moved': [
    'Someone else changed these targets. Nothing was overwritten.',
    '目标已被他人更改：未覆盖任何内容。',
    '目標已被他人更改：未覆蓋任何內容。',
  ],
  'alloc.target-moved': [
    'Saved by someone else: {theirs}mm ({theirRate}%). Yours: {yours}mm ({yourRate}%).',
    '他人已保存 {theirs} 百万（{theirRate}%），您输入 {yours} 百万（{yourRate}%）。',
    '他人已儲存 {theirs} 百萬（{theirRate}%），您輸入 {yours} 百萬（{yourRate}%）。',
  ],
  'alloc.shortfall-moved': [
    'Someone changed how the shortfall is handled. Review it first.',
    '他人已更改缺额的处理方式，请先查看。',
    '他人已更改缺額的處理方式，請先查看。',
  ],
  'alloc.target-twice': glossary.bucketHasATarget,
  'alloc.target-over': [
    'Targets of this kind exceed the deal size.',
    '该类目标合计超过待配售数量。',
    '該類目標合計超過待配售數量。',
  ],
  'alloc.rate-over': [
    'Targets of this kind exceed 100%.',
    '该类目标合计超过 100%。',
    '該類目標合計超過 100%。',
  ],
  'alloc.rule-twice': ['The policy already has this rule.', '策略中已有该规则。', '策略中已有該規則。'],
  'alloc.share-range': [
    'Enter a number between 0 and 100.',
    '须介于 0 与 100 之间。',
    '須介於 0 與 100 之間。',
  ],
  'alloc.weight-range': [
    'Enter a number between 0 and 1,000.',
    '须介于 0 与 1,000 之间。',
    '須介於 0 與 1,000 之間。',
  ],
  'alloc.cap-zero': glossary.theCapMustBeAboveZero,
  'alloc.size-zero': glossary.theSizeMustBeAboveZero,
  'alloc.anchor-one': [
    'Enter either a size or a share.',
    '请填写数量或比例其中之一。',
    '請填寫數量或比例其中之一。',
  ],
  'alloc.template-anchor': [
    'A template cannot name an order. Remove strategic orders first.',
    '模板不能指定订单，请先移除战略投资者。',
    '範本不能指定訂單，請先移除戰略投資者。',
  ],
  'alloc.policies-many': [
    'Your bank already has {most} templates. Delete one first.',
    '贵机构已有 {most} 个模板，请先删除一个。',
    '貴機構已有 {most} 個範本，請先刪除一個。',
  ],
  'alloc.clash': [
    'The policy cannot be applied. Nothing was changed.',
    '该策略无法执行，未作任何更改。',
    '該策略無法執行，未作任何更改。',
  ],
  'alloc.clash-short': [
    'The book is {missing}mm short of the deal size.',
    '订单簿可承接数量比待配售少 {missing} 百万。',
    '訂單簿可承接數量比待配售少 {missing} 百萬。',
  ],
  'alloc.clash-fixed': [
    'Fixed and reserved allocations total {fixed}mm, but only {total}mm are available.',
    '固定及预留的配售合计 {fixed} 百万，但仅有 {total} 百万可配售。',
    '固定及預留的配售合計 {fixed} 百萬，但僅有 {total} 百萬可配售。',
  ],
  'alloc.clash-floor': [
    'Floors total {floors}mm, but only {total}mm are available.',
    '保底配售合计 {floors} 百万，但仅有 {total} 百万可配售。',
    '保底配售合計 {floors} 百萬，但僅有 {total} 百萬可配售。',
  ],
  'alloc.clash-small': [
    'Small orders in full total {small}mm, but only {total}mm are left for them. Lower the limit.',
    '全额配售的小额订单合计 {small} 百万，但仅余 {total} 百万，请调低限额。',
    '全額配售的小額訂單合計 {small} 百萬，但僅餘 {total} 百萬，請調低限額。',
  ],
  'alloc.clash-off-unit': [
    'Denomination and increment do not fit {unit}mm. Round to another unit.',
    '最低面额及递增面额与 {unit} 百万不符，请改用其他取整单位。',
    '最低面額及遞增面額與 {unit} 百萬不符，請改用其他取整單位。',
  ],
  'alloc.clash-remainder': [
    'The order that gets the remainder is not in the book. Choose another.',
    '承接余额的订单不在订单簿中，请另选。',
    '承接餘額的訂單不在訂單簿中，請另選。',
  ],
  'alloc.clash-capped': [
    'Caps leave {left}mm that nobody can get. Raise a cap.',
    '上限使 {left} 百万无法配出，请调高上限。',
    '上限使 {left} 百萬無法配出，請調高上限。',
  ],
  'alloc.clash-over-cap': [
    'Its fixed allocations total {fixed}mm, above its cap of {most}mm.',
    '其固定配售合计 {fixed} 百万，超过上限 {most} 百万。',
    '其固定配售合計 {fixed} 百萬，超過上限 {most} 百萬。',
  ],
  'alloc.clash-over-cap-with-floors': [
    'Its fixed allocations total {fixed}mm, and floors and reserves of its other lines {floors}mm: more than its cap of {most}mm.',
    '其固定配售合计 {fixed} 百万，其他行的保底及预留合计 {floors} 百万，超过上限 {most} 百万。',
    '其固定配售合計 {fixed} 百萬，其他行的保底及預留合計 {floors} 百萬，超過上限 {most} 百萬。',
  ],
  'alloc.clash-floors-over-cap': [
    'Its floors and reserves total {floors}mm, above its cap of {most}mm.',
    '其保底及预留合计 {floors} 百万，超过上限 {most} 百万。',
    '其保底及預留合計 {floors} 百萬，超過上限 {most} 百萬。',
  ],
  'alloc.clash-too-hard': [
    'This is one of {count} orders with few sizes to choose from, too many to find sizes that add up to the issue. Type sizes for some of them, or lower their minimum.',
    '有 {count} 笔订单可选金额很少，此为其中一笔；数量过多，无法算出合计等于发行规模的配售。请手工填写其中几笔的金额，或降低其最低获配额。',
    '有 {count} 筆訂單可選金額很少，此為其中一筆；數量過多，無法算出合計等於發行規模的配售。請手動填寫其中幾筆的金額，或降低其最低獲配額。',
  ],
  'alloc.clash-off-grid': [
    'The last {left}mm does not match any line’s increment.',
    '剩余 {left} 百万不符合任何一行的递增面额。',
    '剩餘 {left} 百萬不符合任何一行的遞增面額。',
  ],
  'alloc.clash-no-step': [
    'No rule allocates the last {left}mm. Add one, such as pro rata.',
    '没有规则可配出剩余的 {left} 百万，请添加规则，例如按比例。',
    '沒有規則可配出剩餘的 {left} 百萬，請新增規則，例如按比例。',
  ],
  'alloc.clash-override': [
    'The manual allocation of {size}mm no longer matches this order.',
    '手工设定的 {size} 百万与该订单不再相符。',
    '手動設定的 {size} 百萬與該訂單不再相符。',
  ],
  'alloc.clash-anchor': [
    'This strategic allocation exceeds its order, or the order is not in the book.',
    '该战略配售超过订单数量，或订单不在订单簿中。',
    '該戰略配售超過訂單數量，或訂單不在訂單簿中。',
  ],
  'alloc.clash-undivided': [
    '{size}mm of merged orders cannot be split automatically. Allocate their lines manually.',
    '合并订单的 {size} 百万无法自动分配，请手工设定各行。',
    '合併訂單的 {size} 百萬無法自動分配，請手動設定各行。',
  ],
  'alloc.is-draft': ['This version is not launched yet.', '该版本尚未发布。', '該版本尚未發佈。'],
  'alloc.is-launched': [
    'This version is launched and its lines are frozen.',
    '该版本已发布，各行已锁定。',
    '該版本已發佈，各行已鎖定。',
  ],
  'alloc.is-reopened': [
    'This allocation was recalled. Continue in a copy.',
    '该发布已撤回，请在副本上继续。',
    '該發佈已撤回，請在副本上繼續。',
  ],
  'alloc.is-deleted': [
    'This version was deleted. Revive it first.',
    '该版本已删除，请先恢复。',
    '該版本已刪除，請先恢復。',
  ],
  'alloc.is-current': [
    'This is the current version. Make another one current first.',
    '这是当前版本，请先将其他版本设为当前。',
    '這是目前版本，請先將其他版本設為目前。',
  ],
  'alloc.name-taken': ['Another version has this name.', '另一版本已使用该名称。', '另一版本已使用該名稱。'],
  'alloc.versions-many': [
    'The deal already has {most} versions. Delete one first.',
    '本项目已有 {most} 个版本，请先删除一个。',
    '本項目已有 {most} 個版本，請先刪除一個。',
  ],
  'alloc.book-open': ['The book is not closed yet.', '簿记尚未截止。', '簿記尚未截止。'],
  'alloc.no-terms': glossary.finalTermsAreNotLaunchedYet,
  'alloc.no-size': ['The deal size is not set yet.', '发行规模尚未确定。', '發行規模尚未確定。'],
  'alloc.short': [
    'The book takes {takes}mm of {total}mm. Decide whether the issuer retains the other {missing}mm or the issue size is reduced.',
    '订单簿可承接 {takes} 百万，待配售 {total} 百万：请决定其余 {missing} 百万由发行人自留或缩减发行规模。',
    '訂單簿可承接 {takes} 百萬，待配售 {total} 百萬：請決定其餘 {missing} 百萬由發行人自留或縮減發行規模。',
  ],
  'alloc.stale': [
    'This version is based on an earlier book or earlier terms. Rebase it first.',
    '该版本基于较早的订单簿或条款，请先更新至当前条款。',
    '該版本基於較早的訂單簿或條款，請先更新至目前條款。',
  ],
  'alloc.launch-stale': glossary.supersededTerms,
  'alloc.unfit': [
    'Nothing was confirmed: some allocations no longer fit their orders. Recall the allocation and correct these lines.',
    '未作任何确认：部分配售与其订单不再相符。请撤回配售并更正这些行。',
    '未作任何確認：部分配售與其訂單不再相符。請撤回配售並更正這些行。',
  ],
  'alloc.book-moved': [
    'The book has just changed. Review it again.',
    '订单簿刚有变动：请重新查看。',
    '訂單簿剛有變動：請重新查看。',
  ],
  'alloc.remainder': [
    '{allocated}mm of {total}mm allocated. The remainder is {way}{remainder}mm and must be zero.',
    '待配售 {total} 百万，已配售 {allocated} 百万：余额为 {way}{remainder} 百万，须为零。',
    '待配售 {total} 百萬，已配售 {allocated} 百萬：餘額為 {way}{remainder} 百萬，須為零。',
  ],
  'alloc.cap-exceeded': [
    'Some lines exceed the size cap. Reduce them, or acknowledge each of them.',
    '部分行超出单笔上限：请减少，或逐行确认知悉。',
    '部分行超出單筆上限：請減少，或逐行確認知悉。',
  ],
  'alloc.over-cap': glossary.overSizeCap,
  'alloc.together-over-cap': glossary.togetherOverSizeCap,
  'alloc.launched-already': [
    'The allocation {name} is launched. Recall it first.',
    '版本 {name} 已发布，请先撤回。',
    '版本 {name} 已發佈，請先撤回。',
  ],
  'alloc.not-launched': glossary.noAllocationIsLaunched,
  'alloc.not-priced': glossary.theDealIsNotPricedYet,
  'alloc.not-signed': glossary.notSignedOff,
  'alloc.no-signer': glossary.nobodySignsOff,
  'alloc.settlement-incomplete': [
    'Settlement details are missing. Add them to the terms, or acknowledge each of them.',
    '缺少交割资料：请在条款中补充，或逐项确认知悉。',
    '缺少交收資料：請在條款中補充，或逐項確認知悉。',
  ],
  'alloc.no-isin': ['The deal has no ISIN.', '项目没有 ISIN。', '項目沒有 ISIN。'],
  'alloc.no-clearing': [
    'The deal has no clearing system.',
    '项目没有登记结算机构。',
    '項目沒有登記結算機構。',
  ],
  'alloc.no-bank': [
    'The deal has no billing and delivery bank.',
    '项目没有结算交割行。',
    '項目沒有結算交收行。',
  ],
  'alloc.no-settlement-date': ['The deal has no settlement date.', '项目没有交割日。', '項目沒有交收日。'],
  'alloc.signed-already': [
    'The sign-off is already recorded or waived.',
    '核准或豁免已有记录。',
    '批核或豁免已有紀錄。',
  ],
  'alloc.text-missing': glossary.enterYourQueryOrComment,
  'alloc.not-a-manager': [
    'This bank is not a manager of the deal.',
    '该银行不是本项目的承销团成员。',
    '該銀行不是本項目的承銷團成員。',
  ],
  'alloc.not-released': [
    'No allocation has been confirmed to you yet.',
    '尚未向您确认任何配售。',
    '尚未向您確認任何配售。',
  ],
} as const satisfies ReasonRows
