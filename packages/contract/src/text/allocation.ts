import type { ReasonRows } from './row.ts'

/** Refusals about an allocation. */
export const allocationRows = {
  'alloc.lines-wrong': [
    'Nothing was changed. Correct the marked sizes.',
    '部分数量无法接受：未作任何更改。',
    '部分數量無法接受：未作任何更改。',
  ],
  'alloc.order-twice': ['This order is already in the list.', '该订单已在列表中。', '該訂單已在列表中。'],
  'alloc.not-in-book': [
    'This order is no longer in the book and cannot get {size} mm.',
    '该订单已不在订单簿中，不能获配 {size} 百万。',
    '該訂單已不在訂單簿中，不能獲配 {size} 百萬。',
  ],
  'alloc.over-order': [
    '{size} mm exceeds the {most} mm of the order that are in.',
    '{size} 百万超过该订单有效的 {most} 百万。',
    '{size} 百萬超過該訂單有效的 {most} 百萬。',
  ],
  'alloc.under-minimum': [
    '{size} mm is below the denomination of {least} mm.',
    '{size} 百万低于最低面额 {least} 百万。',
    '{size} 百萬低於最低面額 {least} 百萬。',
  ],
  'alloc.under-order-minimum': [
    '{size} mm is below the order’s minimum fill of {least} mm. Allocate that or zero.',
    '{size} 百万低于该订单可接受的最低 {least} 百万：请按该数量配售或不配售。',
    '{size} 百萬低於該訂單可接受的最低 {least} 百萬：請按該數量配售或不配售。',
  ],
  'alloc.off-grid': [
    '{size} mm is not a multiple of the increment. Use {below} mm or {above} mm.',
    '{size} 百万不符合递增单位：可用 {below} 或 {above} 百万。',
    '{size} 百萬不符合遞增單位：可用 {below} 或 {above} 百萬。',
  ],
  'alloc.over-merged': [
    'Merged orders get {size} mm together but count for {most} mm. Reduce them.',
    '合并订单合计获配 {size} 百万，但仅计入 {most} 百万。',
    '合併訂單合計獲配 {size} 百萬，但僅計入 {most} 百萬。',
  ],
  'alloc.no-line': [
    'This order ({size} mm in) came after the launch and has no line.',
    '该订单在发布后进入订单簿（有效 {size} 百万），尚无配售行。',
    '該訂單在發布後進入訂單簿（有效 {size} 百萬），尚無配售行。',
  ],
  'alloc.lines-moved': [
    'Someone else changed some of these lines. Nothing was overwritten.',
    '部分行已被他人更改：未覆盖任何内容。',
    '部分行已被他人更改：未覆蓋任何內容。',
  ],
  'alloc.line-moved': [
    'Saved by someone else: {theirs} mm. Yours: {yours} mm.',
    '已被更改：对方 {theirs} 百万，您 {yours} 百万。',
    '已被更改：對方 {theirs} 百萬，您 {yours} 百萬。',
  ],
  'alloc.note-moved': [
    'Reason saved by someone else: “{theirs}”. Yours: “{yours}”.',
    '理由已被更改：对方“{theirs}”，您“{yours}”。',
    '理由已被更改：對方「{theirs}」，您「{yours}」。',
  ],
  'alloc.lines-since': [
    'Some of these lines changed again, so nothing was undone.',
    '部分行此后又被更改：未撤销任何内容。',
    '部分行此後又被更改：未復原任何內容。',
  ],
  'alloc.change-unknown': [
    'There is no such change to undo.',
    '没有可撤销的该项更改。',
    '沒有可復原的該項更改。',
  ],
  'alloc.wrong': [
    'Nothing was changed. Correct the marked fields.',
    '请检查标出的字段：未作任何更改。',
    '請檢查標出的欄位：未作任何更改。',
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
    'Saved by someone else: {theirs} mm ({theirRate}%). Yours: {yours} mm ({yourRate}%).',
    '已被更改：对方 {theirs} 百万（{theirRate}%），您 {yours} 百万（{yourRate}%）。',
    '已被更改：對方 {theirs} 百萬（{theirRate}%），您 {yours} 百萬（{yourRate}%）。',
  ],
  'alloc.shortfall-moved': [
    'Someone changed how the shortfall is handled. Review it first.',
    '他人已更改缺额的处理方式，请先查看。',
    '他人已更改缺額的處理方式，請先查看。',
  ],
  'alloc.target-twice': ['This bucket already has a target.', '该分组已有目标。', '該分組已有目標。'],
  'alloc.target-over': [
    'Targets of this kind exceed the deal size.',
    '该类目标合计超过可配售数量。',
    '該類目標合計超過可配售數量。',
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
  'alloc.cap-zero': ['The cap must be above zero.', '上限不能为零。', '上限不能為零。'],
  'alloc.anchor-one': [
    'Enter either a size or a share.',
    '请填写数量或比例其中之一。',
    '請填寫數量或比例其中之一。',
  ],
  'alloc.template-anchor': [
    'A template cannot name an order. Remove strategic orders first.',
    '模板适用于所有项目，不能指定订单。',
    '範本適用於所有項目，不能指定訂單。',
  ],
  'alloc.policies-many': [
    'Your bank already has {most} templates. Delete one first.',
    '贵机构已保存 {most} 个模板。',
    '貴機構已儲存 {most} 個範本。',
  ],
  'alloc.clash': [
    'The policy cannot be applied. Nothing was changed.',
    '该策略无法按现状执行：未作任何更改。',
    '該策略無法按現狀執行：未作任何更改。',
  ],
  'alloc.clash-short': [
    'The book is {missing} mm short of the deal size.',
    '订单簿可接受数量比待配售少 {missing} 百万。',
    '訂單簿可接受數量比待配售少 {missing} 百萬。',
  ],
  'alloc.clash-fixed': [
    'Fixed and reserved allocations total {fixed} mm, but only {total} mm are available.',
    '已固定及预留合计 {fixed} 百万，待配售为 {total} 百万。',
    '已固定及預留合計 {fixed} 百萬，待配售為 {total} 百萬。',
  ],
  'alloc.clash-floor': [
    'Floors total {floors} mm, but only {total} mm are available.',
    '最低配售合计 {floors} 百万，待配售为 {total} 百万。',
    '最低配售合計 {floors} 百萬，待配售為 {total} 百萬。',
  ],
  'alloc.clash-capped': [
    'Caps leave {left} mm that nobody can get. Raise a cap.',
    '上限使 {left} 百万无法配出。',
    '上限使 {left} 百萬無法配出。',
  ],
  'alloc.clash-over-cap': [
    'Its fixed allocation of {holds} mm exceeds its cap of {most} mm.',
    '已固定 {holds} 百万，上限为 {most} 百万。',
    '已固定 {holds} 百萬，上限為 {most} 百萬。',
  ],
  'alloc.clash-off-grid': [
    'The last {left} mm does not match any line’s increment.',
    '剩余 {left} 百万，按递增单位无法配出。',
    '剩餘 {left} 百萬，按遞增單位無法配出。',
  ],
  'alloc.clash-no-step': [
    'No rule allocates the last {left} mm. Add one, such as pro rata.',
    '没有规则可配出剩余的 {left} 百万。',
    '沒有規則可配出剩餘的 {left} 百萬。',
  ],
  'alloc.clash-override': [
    'The manual allocation of {size} mm no longer matches this order.',
    '手工设定的 {size} 百万已不适用于该订单。',
    '手動設定的 {size} 百萬已不適用於該訂單。',
  ],
  'alloc.clash-anchor': [
    'This strategic allocation exceeds its order, or the order is not in the book.',
    '该固定配售超过订单数量，或订单不在订单簿中。',
    '該固定配售超過訂單數量，或訂單不在訂單簿中。',
  ],
  'alloc.clash-undivided': [
    '{size} mm of merged orders cannot be split automatically. Allocate their lines manually.',
    '合并订单的 {size} 百万无法分配：请手工设定各行。',
    '合併訂單的 {size} 百萬無法分配：請手動設定各行。',
  ],
  'alloc.is-draft': ['This version is not launched yet.', '该版本尚未发布。', '該版本尚未發布。'],
  'alloc.is-launched': [
    'This version is launched and its lines are frozen.',
    '该版本已发布，各行不能再更改。',
    '該版本已發布，各行不能再更改。',
  ],
  'alloc.is-reopened': [
    'This launch was recalled. Continue in a copy.',
    '该版本已撤回并保持原样，请在副本上继续。',
    '該版本已撤回並保持原樣，請在副本上繼續。',
  ],
  'alloc.is-deleted': [
    'This version was deleted. Revive it first.',
    '该版本已删除，请先恢复。',
    '該版本已刪除，請先恢復。',
  ],
  'alloc.is-current': [
    'This is the current version. Make another one current first.',
    '这是当前版本，请先切换到其他版本。',
    '這是目前版本，請先切換至其他版本。',
  ],
  'alloc.name-taken': ['Another version has this name.', '该名称已被使用。', '該名稱已被使用。'],
  'alloc.versions-many': [
    'The deal already has {most} versions. Delete one first.',
    '已有 {most} 个版本。',
    '已有 {most} 個版本。',
  ],
  'alloc.book-open': ['The book is not closed yet.', '订单簿尚未截止。', '訂單簿尚未截止。'],
  'alloc.no-terms': ['Final terms are not launched yet.', '最终条款尚未确定。', '最終條款尚未確定。'],
  'alloc.no-size': ['The deal size is not set yet.', '发行规模尚未确定。', '發行規模尚未確定。'],
  'alloc.short': [
    'The book takes {takes} mm of {total} mm. Decide whether the issuer retains the other {missing} mm or the issue size is reduced.',
    '订单簿可接受 {takes} 百万，应配售 {total} 百万：请决定其余 {missing} 百万由发行人保留或缩减发行规模。',
    '訂單簿可接受 {takes} 百萬，應配售 {total} 百萬：請決定其餘 {missing} 百萬由發行人保留或縮減發行規模。',
  ],
  'alloc.stale': [
    'This version is based on an earlier book or earlier terms. Rebase it first.',
    '该版本基于其他条款或订单簿：请检查并先采用当前条款。',
    '該版本基於其他條款或訂單簿：請檢查並先採用目前條款。',
  ],
  'alloc.launch-stale': [
    'Launched on superseded terms. Recall it and reallocate.',
    '发布时的条款已失效，请撤回并重新配售。',
    '發布時的條款已失效，請撤回並重新配售。',
  ],
  'alloc.unfit': [
    'Some lines no longer match the book, so nothing was confirmed. Recall the launch and correct them.',
    '已发布的配售与订单簿不再相符，未作任何确认：请撤回发布，更正版本后重新发布。',
    '已發布的配售與訂單簿不再相符，未作任何確認：請撤回發布，更正版本後重新發布。',
  ],
  'alloc.book-moved': [
    'The book has just changed. Review it again.',
    '订单簿刚有变动：请重新查看。',
    '訂單簿剛有變動：請重新查看。',
  ],
  'alloc.remainder': [
    '{given} mm of {total} mm allocated. The remainder is {way}{remainder} mm and must be zero.',
    '已配 {given} 百万，应配 {total} 百万：余额为 {way}{remainder} 百万，须为零。',
    '已配 {given} 百萬，應配 {total} 百萬：餘額為 {way}{remainder} 百萬，須為零。',
  ],
  'alloc.launched-already': [
    '{name} is launched. Recall it first.',
    '版本 {name} 已发布，请先撤回。',
    '版本 {name} 已發布，請先撤回。',
  ],
  'alloc.not-launched': ['No allocation is launched.', '尚未发布配售。', '尚未發布配售。'],
  'alloc.not-priced': ['The deal is not priced yet.', '项目尚未定价。', '項目尚未定價。'],
  'alloc.not-signed': [
    'The issuer has not signed off, and no waiver is recorded.',
    '发行人尚未确认，亦无豁免记录。',
    '發行人尚未確認，亦無豁免記錄。',
  ],
  'alloc.signed-already': [
    'The sign-off is already recorded or waived.',
    '已确认或已豁免。',
    '已確認或已豁免。',
  ],
  'alloc.text-missing': ['Enter your query or comment.', '请填写问题或意见。', '請填寫問題或意見。'],
  'alloc.not-a-manager': [
    'This bank is not a manager of the deal.',
    '该用户不是本项目的管理人。',
    '該用戶不是本項目的管理人。',
  ],
  'alloc.not-released': [
    'No allocation has been confirmed to you yet.',
    '尚无已确认的配售。',
    '尚無已確認的配售。',
  ],
} as const satisfies ReasonRows
