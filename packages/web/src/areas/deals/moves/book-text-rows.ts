import type { Rows } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of the dialogs that change the open book: guidance, test, FPG, cut-off and times. US, CN, HK. */
export const bookRows = {
  'pushTest.title': ['Push a test', '推送测试', '推送測試'],
  'pushTest.level': common.testPrice,
  'pushTest.missing': common.testPriceMissing,
  'pushTest.closes': ['Test ends, optional', '测试截止，选填', '測試截止，選填'],
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
    'Books open at IPG, {level}. Intentions do not become orders: each investor is asked to submit.',
    '簿记以 IPG（{level}）开放。意向不会成为订单：将请每位投资者提交。',
    '簿記以 IPG（{level}）開放。意向不會成為訂單：將請每位投資者提交。',
  ],
  'endTest.effect.IPG': [
    'The deal returns to IPG at {level}. Test sizes are frozen, and live orders do not change.',
    '项目返回 IPG，水平为 {level}。测试数量将锁定，现有订单不变。',
    '項目返回 IPG，水平為 {level}。測試數量將鎖定，現有訂單不變。',
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
    'Investors are asked to reconfirm by the cut-off. Rule for unanswered orders: {rule}.',
    '请投资者在截止时间前重新确认。未回复订单的处理：{rule}。',
    '請投資者在截止時間前重新確認。未回覆訂單的處理：{rule}。',
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
    'Investors can no longer change orders. Rule for unanswered orders: {rule}.',
    '投资者不能再更改订单。未回复订单的处理：{rule}。',
    '投資者不能再更改訂單。未回覆訂單的處理：{rule}。',
  ],
  'endFpg.effect.early': [
    'The cut-off is {time}. This closes the book before it.',
    '截止时间为 {time}，现将提前截止。',
    '截止時間為 {time}，現將提前截止。',
  ],

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

  'reopen.title': common.reopenIpg,
  'reopen.verb': common.reopenIpg,
  'reopen.done': ['Book reopened at IPG', '簿记已按 IPG 重新开放', '簿記已按 IPG 重新開放'],
  'reopen.effect': [
    'Books open again at IPG. The FPG round is cancelled.',
    '簿记以 IPG 重新开放，本轮 FPG 作废。',
    '簿記以 IPG 重新開放，本輪 FPG 作廢。',
  ],
  'reopen.effect.closes': [
    'Books close at the time above, which investors are told. Subject times at or after it are removed.',
    '簿记于上述时间截止，投资者将获知该时间。不早于该时间的有条件接单时间将被移除。',
    '簿記於上述時間截止，投資者將獲知該時間。不早於該時間的有條件接單時間將被移除。',
  ],
  'reopen.effect.open': [
    'Without a close time, books stay open until you set one.',
    '未设截止时间，簿记将持续开放，直至另行设定。',
    '未設截止時間，簿記將持續開放，直至另行設定。',
  ],
} as const satisfies Rows
