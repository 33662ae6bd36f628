import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { dealsCommon } from '../common-text.ts'

/** Texts of the dialogs of a deal's moves: effects, people affected, fields. */
export const movesText = defineText('deal-moves', {
  back: common.back,
  effects: ['What happens', '操作影响', '操作影響'],
  'reach.investors': [
    'Notifies {houses}, {people}',
    '将通知：{houses}，{people}',
    '將通知：{houses}，{people}',
  ],
  'reach.houses_one': common.countInvestor,
  'reach.houses_other': common.countInvestors,
  'reach.people_one': ['{count} person', '{count} 人', '{count} 人'],
  'reach.people_other': ['{count} people', '{count} 人', '{count} 人'],
  'reach.counting': ['Notifies the investors this deal is for', '将通知受邀的投资者', '將通知獲邀的投資者'],
  'reach.banks_one': [
    '{count} syndicate bank sees it at once',
    '承销团 {count} 家银行即时可见',
    '承銷團 {count} 家銀行即時可見',
  ],
  'reach.banks_other': [
    '{count} syndicate banks see it at once',
    '承销团 {count} 家银行即时可见',
    '承銷團 {count} 家銀行即時可見',
  ],

  'time.label': ['{label} ({zone})', '{label}（{zone}）', '{label}（{zone}）'],
  'time.day': ['{label}, day', '{label}：日期', '{label}：日期'],
  'time.hint': ['For example 16:30, 1630 or 4:30pm', '例如 16:30 或 1630', '例如 16:30 或 1630'],
  'time.unread': [
    'Enter a time such as 16:30, 1630 or 4:30pm.',
    '请输入时间，例如 16:30 或 1630。',
    '請輸入時間，例如 16:30 或 1630。',
  ],
  'time.past': ['This time has passed', '该时间已过', '該時間已過'],
  'time.in': ['in {left}', '{left}后', '{left}後'],
  'time.own': ['{time} your time', '您的时间 {time}', '您的時間 {time}'],
  'time.minutes_one': ['{count} minute', '{count} 分钟', '{count} 分鐘'],
  'time.minutes_other': ['{count} minutes', '{count} 分钟', '{count} 分鐘'],
  'time.hours_one': ['{count} hour', '{count} 小时', '{count} 小時'],
  'time.hours_other': ['{count} hours', '{count} 小时', '{count} 小時'],
  'time.hoursMinutes': [
    '{hours} h {minutes} min',
    '{hours} 小时 {minutes} 分钟',
    '{hours} 小時 {minutes} 分鐘',
  ],
  'time.days_one': ['{count} day', '{count} 天', '{count} 天'],
  'time.days_other': ['{count} days', '{count} 天', '{count} 天'],
  'time.plus': ['+{minutes} min', '+{minutes} 分钟', '+{minutes} 分鐘'],
  'time.minus': ['−{minutes} min', '−{minutes} 分钟', '−{minutes} 分鐘'],
  'time.problem.time': [
    'Enter a time, such as 16:30.',
    '请输入时间，例如 16:30。',
    '請輸入時間，例如 16:30。',
  ],
  'time.problem.day': ['Enter the day.', '请选择日期。', '請選擇日期。'],
  'time.problem.off-clock': [
    'The clocks change at this time. Choose another time.',
    '时钟于此刻调整，请另选时间。',
    '時鐘於此刻調整，請另選時間。',
  ],
  'time.problem.past': [
    'This time has passed. Choose a later time.',
    '该时间已过，请选择更晚的时间。',
    '該時間已過，請選擇更晚的時間。',
  ],

  'field.cutOff': ['Cut-off', '截止时间', '截止時間'],
  'field.closesAt': common.booksClose,
  'field.subjectAt': common.booksGoSubject,
  'field.expiresAt': common.dealExpires,
  'field.reason': common.reason,
  'field.reason.hint': ['Saved in the deal log', '记入项目日志', '記入項目日誌'],
  'field.reason.missing': common.enterAReason,
  'field.reason.optional': common.reasonOptional,
  'field.note': common.noteOptional,
  'field.note.hint': [
    'Investors see it with the level and in the guidance history',
    '投资者可随价格水平及在指引历史中看到',
    '投資者可隨價格水平及在指引歷史中看到',
  ],
  'field.size': ['Final size ({currency} mm)', '最终规模（{currency} 百万）', '最終規模（{currency} 百萬）'],
  'field.size.problem': [
    'Enter a size, such as 500 or 1.25bn.',
    '请输入规模，例如 500 或 12.5亿。',
    '請輸入規模，例如 500 或 12.5億。',
  ],
  'field.size.hint': ['{currency} {size}', '{currency} {size}', '{currency} {size}'],
  'field.target': ['Opens as', '开启为', '開啟為'],
  'times.none': common.notSet,
  'times.clear': common.clear,
  'times.set': ['Set a time', '设定时间', '設定時間'],
  'times.same': common.noDataChanges,
  'doubt.confirm': ['Yes, {level} is correct', '是，{level} 正确', '是，{level} 正確'],

  'submit.title': ['Submit the deal', '提交项目', '提交項目'],
  'submit.ready': ['Nothing is missing.', '资料齐全。', '資料齊全。'],
  'submit.missing_one': [
    '{count} field is missing or wrong',
    '{count} 个字段缺失或有误',
    '{count} 個欄位缺漏或有誤',
  ],
  'submit.missing_other': [
    '{count} fields are missing or wrong',
    '{count} 个字段缺失或有误',
    '{count} 個欄位缺漏或有誤',
  ],
  'submit.verb.IPG': ['Open IPG', '开启 IPG', '開啟 IPG'],
  'submit.verb.Test': ['Open test', '开启测试', '開啟測試'],
  'submit.done.IPG': ['Deal announced', '项目已公布', '項目已公佈'],
  'submit.done.Test': ['Test opened', '测试已开启', '測試已開啟'],
  'submit.effect.IPG': [
    'Investors see the deal at {level} and can place orders.',
    '投资者可看到 {level} 的项目并可下单。',
    '投資者可看到 {level} 的項目並可落單。',
  ],
  'submit.effect.Test': [
    'Investors see the deal and indicate their size at {level}. Indications are not binding.',
    '投资者可看到项目并就 {level} 反馈数量，意向不具约束力。',
    '投資者可看到項目並就 {level} 回覆數量，意向不具約束力。',
  ],
  'submit.effect.log': [
    'From now on every change to the terms needs a reason and is logged.',
    '此后条款的每项更改须填写原因并记入日志。',
    '此後條款的每項更改須填寫原因並記入日誌。',
  ],

  'pushTest.title': ['Push a test', '推送测试', '推送測試'],
  'pushTest.level': common.testPrice,
  'pushTest.missing': [
    'Test price must be set before pushing',
    '推送前必须设定测试价格',
    '推送前必須設定測試價格',
  ],
  'pushTest.closes': ['Test closes (optional)', '测试截止（选填）', '測試截止（選填）'],
  'pushTest.verb': common.pushTest,
  'pushTest.done': ['Test pushed', '测试已推送', '測試已推送'],
  'pushTest.effect.ask': [
    'Investors with live orders are asked for their size at this level.',
    '将请持有现有订单的投资者填写该水平的数量。',
    '將請持有現有訂單的投資者填寫該水平的數量。',
  ],
  'pushTest.effect.live': ['Live orders do not change.', '现有订单不变。', '現有訂單不變。'],
  'pushTest.effect.close': [
    'The test ends when books close, at the latest.',
    '测试最迟于簿记截止时结束。',
    '測試最遲於簿記截止時結束。',
  ],

  'endTest.title': ['End the test', '结束测试', '結束測試'],
  'endTest.verb': common.endTest,
  'endTest.done': ['Test ended', '测试已结束', '測試已結束'],
  'endTest.effect.Draft': [
    'Books open at IPG. Intentions do not become orders: each investor is asked to submit.',
    '簿记以 IPG 开放。意向不会成为订单：将请每位投资者提交。',
    '簿記以 IPG 開放。意向不會成為訂單：將請每位投資者提交。',
  ],
  'endTest.effect.IPG': [
    'Test sizes are frozen. Live orders do not change.',
    '测试数量将锁定，现有订单不变。',
    '測試數量將鎖定，現有訂單不變。',
  ],

  'setGuidance.title': common.newGuidance,
  'setGuidance.level': ['New level', '新水平', '新水平'],
  'setGuidance.verb': ['Announce guidance', '公布指引', '公佈指引'],
  'setGuidance.done': ['New guidance announced', '新指引已公布', '新指引已公佈'],
  'setGuidance.effect': [
    'Orders that drop out at the new level are flagged. No order changes.',
    '在新水平未达限价的订单将被标记，订单不变。',
    '在新水平未達限價的訂單將被標記，訂單不變。',
  ],
  'setGuidance.from': ['current {level}', '当前 {level}', '目前 {level}'],

  'pushFpg.title': common.pushFpg,
  'pushFpg.level': ['Final guidance', '最终价格指引', '最終價格指引'],
  'pushFpg.verb': common.pushFpg,
  'pushFpg.done': ['Final guidance sent', '最终指引已发布', '最終指引已發佈'],
  'pushFpg.effect.baseline': [
    'Orders are frozen. Each is proposed at its size if in at this level, otherwise at 0.',
    '订单将锁定。在该水平有效的按原数量建议，否则为 0。',
    '訂單將鎖定。在該水平有效的按原數量建議，否則為 0。',
  ],
  'pushFpg.effect.ask': [
    'Investors are asked to reconfirm by the cut-off. Unanswered orders: {rule}.',
    '请投资者在截止时间前重新确认。未回复订单：{rule}。',
    '請投資者在截止時間前重新確認。未回覆訂單：{rule}。',
  ],
  'pushFpg.effect.subject': [
    'Subject times at or after the cut-off are removed.',
    '不早于截止时间的有条件接单时间将被移除。',
    '不早於截止時間的有條件接單時間將被移除。',
  ],

  'endFpg.title': ['Close the FPG book now', '立即截止 FPG 簿记', '立即截止 FPG 簿記'],
  'endFpg.verb': ['Close FPG book', '截止 FPG 簿记', '截止 FPG 簿記'],
  'endFpg.done': ['FPG book closed', 'FPG 簿记已截止', 'FPG 簿記已截止'],
  'endFpg.effect': [
    'Investors can no longer change orders. Unanswered orders: {rule}.',
    '投资者不能再更改订单。未回复订单：{rule}。',
    '投資者不能再更改訂單。未回覆訂單：{rule}。',
  ],
  'endFpg.effect.early': ['The cut-off was {time}.', '原截止时间为 {time}。', '原截止時間為 {time}。'],

  'newCutOff.title': [
    'Reopen FPG until a new cut-off',
    '重新开放 FPG 至新的截止时间',
    '重新開放 FPG 至新的截止時間',
  ],
  'newCutOff.verb': ['Set new cut-off', '设定新截止时间', '設定新截止時間'],
  'newCutOff.done': ['FPG reopened', 'FPG 已重新开放', 'FPG 已重新開放'],
  'newCutOff.effect': [
    'Investors can answer again until then.',
    '在此之前投资者可再次回复。',
    '在此之前投資者可再次回覆。',
  ],

  'changeTimes.title': common.changeTimes,
  'changeTimes.verb': common.changeTimes,
  'changeTimes.done': ['Times changed', '时间已调整', '時間已調整'],
  'changeTimes.effect': [
    'The deal follows the new times automatically. Countdowns update at once.',
    '项目将按新时间自动切换，倒计时即时更新。',
    '項目將按新時間自動切換，倒數即時更新。',
  ],

  'launch.title': ['Launch the deal', '确定最终条款', '確定最終條款'],
  'launch.level': ['Final {basis}', '最终{basis}', '最終{basis}'],
  'launch.one': [
    'Enter one level, not a range.',
    '请输入单一水平，不能是区间。',
    '請輸入單一水平，不能是區間。',
  ],
  'launch.verb': ['Launch deal', '确定最终条款', '確定最終條款'],
  'launch.done': ['Deal launched', '最终条款已确定', '最終條款已確定'],
  'launch.effect': ['Allocations use these terms.', '配售以这些条款为准。', '配售以這些條款為準。'],

  'price.title': ['Price the deal', '项目定价', '項目定價'],
  'price.verb': ['Price deal', '确认定价', '確認定價'],
  'price.done': ['Deal priced', '项目已定价', '項目已定價'],
  'price.effect': [
    'The final book is frozen. Orders out at the final level become unallocated.',
    '最终簿记锁定；在最终水平未达限价的订单不获配售。',
    '最終簿記鎖定；在最終水平未達限價的訂單不獲配售。',
  ],
  'price.missing': ['Enter: {fields}', '请填写：{fields}', '請填寫：{fields}'],

  'reopen.title': common.reopenIpg,
  'reopen.verb': common.reopenIpg,
  'reopen.done': ['Book reopened at IPG', '簿记已按 IPG 重新开放', '簿記已按 IPG 重新開放'],
  'reopen.effect': [
    'Books open again at IPG. The FPG round is cancelled.',
    '簿记以 IPG 重新开放，本轮 FPG 作废。',
    '簿記以 IPG 重新開放，本輪 FPG 作廢。',
  ],

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
  'correct.effect.confirmed': [
    'Confirmations are reissued, marked as replacing the old ones.',
    '确认书将重新发出，并注明取代旧版。',
    '確認書將重新發出，並註明取代舊版。',
  ],

  'abort.title': ['Are you sure you want to abort?', '确定要终止该项目吗？', '確定要終止該項目嗎？'],
  'abort.verb': dealsCommon.abortDeal,
  'abort.done': common.dealAborted,
  'abort.effect': [
    'The deal ends for good and cannot be reopened.',
    '项目将永久结束，不能重新开放。',
    '項目將永久結束，不能重新開放。',
  ],
  'abort.effect.orders': [
    'All its orders are aborted and their investors are notified.',
    '全部订单随之终止，并通知其投资者。',
    '全部訂單隨之終止，並通知其投資者。',
  ],
  'abort.effect.draft': [
    'This is a draft: no investor has seen it.',
    '这是草稿：尚无投资者看到。',
    '這是草稿：尚無投資者看過。',
  ],
})
