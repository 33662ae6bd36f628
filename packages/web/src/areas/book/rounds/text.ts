import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Rounds run from the book: whom a move touches, and who has answered. US, CN, HK. */
export const roundsText = defineText('book-rounds', {
  orders_one: common.countOrder,
  orders_other: common.countOrders,
  houses_one: common.countInvestor,
  houses_other: common.countInvestors,

  'touch.title': ['The book at this level', '该水平下的订单簿', '此水平下的訂單簿'],
  'touch.state': ['Book at state {seq}, {time}', '订单簿序号 {seq}，{time}', '訂單簿序號 {seq}，{time}'],
  'touch.needsLevel': [
    'Enter a level to see what is in and what is out.',
    '填写水平后，显示有效与未达限价的订单。',
    '填寫水平後，顯示有效與未達限價的訂單。',
  ],
  'touch.in': common.in,
  'touch.out': common.out,
  'touch.book': common.book,
  'touch.softBeside': ['Soft, not in the book', '可撤，不计入', '可撤，不計入'],
  'touch.sum': ['Book: {orders}, {size}', '订单总额：{orders}，{size}', '訂單總額：{orders}，{size}'],
  'touch.remains': [
    'Book after FPG ends: {orders}, {size}',
    'FPG 结束后的订单簿：{orders}，{size}',
    'FPG 結束後的訂單簿：{orders}，{size}',
  ],
  'touch.dropOff': ['Drops vs current guidance', '较当前指引减少', '較目前指引減少'],
  'touch.comes': ['Comes in vs current guidance', '较当前指引新增', '較目前指引新增'],
  'touch.coverage': common.coverage,
  'touch.coverage.book': ['book {times}', '总额 {times}', '總額 {times}'],
  'caution.under': [
    'What is in at this level does not cover the issue: {coverage}.',
    '该水平下的有效订单不足发行规模：{coverage}。',
    '此水平下的有效訂單不足發行規模：{coverage}。',
  ],
  'caution.over': [
    'Over the size cap of {cap}% ({most}): {houses}.',
    '超出 {cap}% 的单笔上限（{most}）：{houses}。',
    '超出 {cap}% 的單筆上限（{most}）：{houses}。',
  ],
  'caution.large': [
    'Orders above the maximum of 10 times the issue ({most}): {orders}.',
    '超出发行规模的 10 倍（{most}，单笔订单的上限）：{orders}。',
    '超出發行規模的 10 倍（{most}，單筆訂單的上限）：{orders}。',
  ],
  'caution.waiting': [
    'Not accepted since the book went subject: {size} of {orders}. This part gets no allocation unless accepted before pricing.',
    '转为有条件接单后尚未接受：{orders}中的 {size}。定价前未接受，该部分不获配售。',
    '轉為有條件接單後尚未接受：{orders}中的 {size}。定價前未接受，該部分不獲配售。',
  ],
  'touch.answersTest': [
    'Test request to: {orders} of {houses}, {size} live',
    '将请其填写测试数量：{houses}的 {orders}，现有 {size}',
    '將請其填寫測試數量：{houses}的 {orders}，現有 {size}',
  ],
  'touch.answersFpg': [
    'Reconfirmation request to: {orders} of {houses}, {size} live',
    '将请其重新确认：{houses}的 {orders}，现有 {size}',
    '將請其重新確認：{houses}的 {orders}，現有 {size}',
  ],
  'touch.soft': [
    'Soft, not in the book: {orders} of {houses}, {size}',
    '可撤，不计入总额：{houses}的 {orders}，{size}',
    '可撤，不計入總額：{houses}的 {orders}，{size}',
  ],
  'touch.softDrops': [
    'Soft, drops unless reconfirmed: {orders} of {houses}, {size} beside the book',
    '可撤，未重新确认即剔除：{houses}的 {orders}，总额之外 {size}',
    '可撤，未重新確認即剔除：{houses}的 {orders}，總額之外 {size}',
  ],
  'touch.answeredTest': [
    'Answered: {orders} of {houses}, {size} at the test level',
    '已回复：{houses}的 {orders}，测试水平下 {size}',
    '已回覆：{houses}的 {orders}，測試水平下 {size}',
  ],
  'touch.answered': [
    'Answered: {orders} of {houses}, {size} in the book',
    '已回复：{houses}的 {orders}，订单簿内 {size}',
    '已回覆：{houses}的 {orders}，訂單簿內 {size}',
  ],
  'touch.answeredZero': [
    'Answered with a drop: {orders} of {houses}',
    '已回复放弃认购：{houses}的 {orders}',
    '已回覆放棄認購：{houses}的 {orders}',
  ],
  'touch.unanswered': [
    'No test answer: {orders} of {houses}, {size} live',
    '未回复测试：{houses}的 {orders}，现有 {size}',
    '未回覆測試：{houses}的 {orders}，現有 {size}',
  ],
  'touch.stays': [
    'No reply, stays: {orders} of {houses}, {size} in the book',
    '未回复，保留：{houses}的 {orders}，订单簿内 {size}',
    '未回覆，保留：{houses}的 {orders}，訂單簿內 {size}',
  ],
  'touch.cut': [
    'Of these, {size} is out at the level: {orders} of {houses}',
    '其中未达限价的部分：{houses}的 {orders}，{size}',
    '其中未達限價的部分：{houses}的 {orders}，{size}',
  ],
  'touch.drops': [
    'Drop out without a reply: {orders} of {houses}, {size} in the book',
    '未回复，剔除：{houses}的 {orders}，订单簿内 {size}',
    '未回覆，剔除：{houses}的 {orders}，訂單簿內 {size}',
  ],
  'touch.mayAnswer': [
    'Can reply again: {orders} of {houses}, {size} asked for before the push',
    '可再次回复：{houses}的 {orders}，推送前申报 {size}',
    '可再次回覆：{houses}的 {orders}，推送前申報 {size}',
  ],
  'touch.goesOn': [
    'Affects {orders} of {houses}, {size} in the book',
    '涉及{houses}的 {orders}，订单簿内 {size}',
    '涉及{houses}的 {orders}，訂單簿內 {size}',
  ],
  'touch.ends': [
    'Cancels {orders} of {houses}, {size} in the book',
    '终止{houses}的 {orders}，订单簿内 {size}',
    '終止{houses}的 {orders}，訂單簿內 {size}',
  ],

  'progress.test': ['Test {round}', '测试 {round}', '測試 {round}'],
  'progress.FPG': ['FPG', 'FPG', 'FPG'],
  'progress.of': [
    '{answered} of {all} answered, {waiting} pending',
    '{all} 笔中 {answered} 笔已回复，{waiting} 笔待回复',
    '{all} 筆中 {answered} 筆已回覆，{waiting} 筆待回覆',
  ],
  'progress.silent': [
    '{answered} of {all} answered, {waiting} no reply',
    '{all} 笔中 {answered} 笔已回复，{waiting} 笔未回复',
    '{all} 筆中 {answered} 筆已回覆，{waiting} 筆未回覆',
  ],
  'progress.all': ['All {all} answered', '{all} 笔均已回复', '{all} 筆均已回覆'],
  'progress.size': ['{size} live, pending', '待回复，现有 {size}', '待回覆，現有 {size}'],
  'progress.sizeSilent': [
    '{size} in the book, no reply',
    '未回复，订单簿内 {size}',
    '未回覆，訂單簿內 {size}',
  ],
  'progress.asked': [
    'All orders asked to answer, including soft',
    '所有须回复的订单，包括可撤订单',
    '所有須回覆的訂單，包括可撤訂單',
  ],
  'progress.who': ['Pending replies', '待回复名单', '待回覆名單'],
  'progress.whoSilent': common.noReply,
  'progress.more': common.countMore,
  'progress.proposed': ['proposed {size}', '建议 {size}', '建議 {size}'],
  'progress.bar': ['Replies to this round', '本轮回复进度', '本輪回覆進度'],
  chase: ['Chase', '催促回复', '催促回覆'],
  'chase.title': ['Chase investors who have not replied', '催促尚未回复的投资者', '催促尚未回覆的投資者'],
  'chase.send': ['Chase {houses}', '催促{houses}', '催促{houses}'],
  'chase.hint': [
    'Sends a notice and an e-mail about {orders} of {houses}.',
    '将向{houses}的 {orders} 发送通知和邮件。',
    '將向{houses}的 {orders} 發送通知和郵件。',
  ],
  'chase.nobody': [
    'Nobody to chase: all have replied, or the round has ended.',
    '无需催促：均已回复，或本轮已结束。',
    '無需催促：均已回覆，或本輪已結束。',
  ],
  'chase.done': [
    'Chased: {orders} of {houses}',
    '已催促：{houses}的 {orders}',
    '已催促：{houses}的 {orders}',
  ],
})
