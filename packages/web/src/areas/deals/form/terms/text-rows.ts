import type { Rows } from '../../../../platform/text.ts'
import { common } from '../../../../kit/common-text.ts'
import { dealsCommon } from '../../common-text.ts'

/** What the form says about terms. US, CN, HK. */
export const termsRows = {
  'size.hint': [
    '500, 500mm, 0.5bn and 5亿 all mean 500 million.',
    '500 与 5亿 均表示五亿。',
    '500 與 5億 均表示五億。',
  ],
  'size.open': [
    'Coverage and the size cap need a number.',
    '有具体数额时才显示认购倍数及检查单笔上限。',
    '有具體數額時才顯示認購倍數及檢查單筆上限。',
  ],
  'size.amount': dealsCommon.dealSize,
  'size.unit': common.unit,
  'noGrow.yes': ['The size will not be increased', '规模不会增加', '規模不會增加'],
  'retained.hint': [
    'Retained by the issuer, not allocated.',
    '由发行人自留，不作配售。',
    '由發行人自留，不作配售。',
  ],
  'tenor.years': ['Years', '年', '年'],
  'tenor.months': ['Months', '月', '月'],
  'tenor.days': ['Days', '日', '日'],
  'tenor.years.short': ['y', '年', '年'],
  'tenor.months.short': ['m', '月', '月'],
  'tenor.days.short': ['d', '日', '日'],
  'tenor.perpetual': common.perpetual,

  'dates.hint': [
    'Settlement, issue and maturity follow from pricing date, cycle and tenor unless you override them.',
    '交割日、发行日和到期日由定价日、交割周期和期限推算，可手动修改。',
    '交收日、發行日及到期日由定價日、交收週期及年期推算，可手動修改。',
  ],
  'centres.none': ['Monday to Friday', '周一至周五', '星期一至五'],
  'centres.joint': [
    'Business days when all are open: {centres}',
    '以下各地均营业的日期：{centres}',
    '以下各地均營業的日期：{centres}',
  ],
  businessDays: ['business days', '个营业日', '個營業日'],
  'zone.hint': [
    'Dates and times of this deal use this zone.',
    '日期与截止时间以此时区为准。',
    '日期及截止時間以此時區為準。',
  ],
  'time.label': common.time,

  'coupon.hint': [
    'Leave empty to take it from the yield, rounded down to the step.',
    '留空则由收益率按步长向下取整。',
    '留空則由收益率按級距向下取整。',
  ],
  'couponStep.hint': ['1/8 is 0.125.', '1/8 即 0.125。', '1/8 即 0.125。'],
  'index.hint': [
    'For example SOFR, EURIBOR 3M, HIBOR 3M.',
    '例如 SOFR、EURIBOR 3M、HIBOR 3M。',
    '例如 SOFR、EURIBOR 3M、HIBOR 3M。',
  ],
  'firstCoupon.hint': [
    'Only for a short or long first period.',
    '仅用于首期较短或较长的情形。',
    '只用於首期較短或較長的情形。',
  ],
  'firstCoupon.regular': [
    'Leave empty for {day}. Enter a date for a short or long first period.',
    '留空则为 {day}；首期较短或较长时请填写。',
    '留空則為 {day}；首期較短或較長時請填寫。',
  ],
  'tap.hint': [
    'The bond being tapped; empty for a new bond.',
    '所增发的债券；新发债券请留空。',
    '所增發的債券；新發債券請留空。',
  ],
  'interestFrom.hint': ['Accrued interest starts here.', '应计利息自此日起算。', '應計利息自此日起算。'],

  'collateral.add': ['Add collateral', '添加抵质押物', '新增抵押品'],
  'collateral.kind': ['Collateral {number}: kind', '抵质押物 {number}：类型', '抵押品 {number}：類型'],
  'collateral.text': ['Collateral {number}: assets', '抵质押物 {number}：资产', '抵押品 {number}：資產'],
  'collateral.remove': ['Remove collateral {number}', '移除抵质押物 {number}', '移除抵押品 {number}'],
  'collateral.placeholder': [
    'Shares of the subsidiary guarantors',
    '例如：子公司担保人的股权',
    '例如：附屬公司擔保人的股份',
  ],
  'mtn.yes': ['Drawn under an MTN programme', '中期票据计划项下发行', '根據中期票據計劃發行'],
  'programme.placeholder': [
    'USD 40bn MTN programme',
    '例如：400亿美元中期票据计划',
    '例如：400億美元中期票據計劃',
  ],
  'denomination.hint': [
    'In full, or short: 200 and 200k are 200,000.',
    '可填全数，也可简写：200 或 200k 即 200,000。',
    '可填全數，亦可簡寫：200 或 200k 即 200,000。',
  ],
  'minOrder.hint': [
    'Only if above the minimum denomination.',
    '仅在高于最低面额时填写。',
    '只在高於最低面額時填寫。',
  ],

  'stabilisationManager.none': ['No bank in the syndicate yet', '承销团尚无成员', '承銷團尚無成員'],
  'names.choose': ['Choose, or type a name', '请选择或输入名称', '請選擇或輸入名稱'],
  'stabilisationManager.hint': ['A syndicate bank.', '须为承销团成员。', '須為承銷團成員。'],

  'bookType.pot': ['Every manager sees every order.', '承销团成员可见全部订单。', '承銷團成員可見全部訂單。'],
  'bookType.soleUndisclosed': [
    'Each manager sees its own orders and the book’s totals.',
    '成员仅见自己的订单和总量。',
    '成員只見自己的訂單及總量。',
  ],
  'bookType.soleDisclosed': [
    'Each manager sees all orders and edits its own.',
    '成员可见全部订单，仅可编辑自己的。',
    '成員可見全部訂單，只可編輯自己的。',
  ],
  'bookType.soleSyndicate': [
    'Each manager sees all orders and edits its own. View-only banks and the issuer see no names.',
    '成员可见全部订单，仅可编辑自己的。仅供查看的成员和发行人看不到投资者名称。',
    '成員可見全部訂單，只可編輯自己的。只供查看的成員及發行人看不到投資者名稱。',
  ],
  'sizeCap.hint': [
    'Maximum order, as a share of the issue size.',
    '单笔订单占发行规模的上限。',
    '單筆訂單佔發行規模的上限。',
  ],
  'unusualTimes.hint': [
    'An order above so many times its investor’s average is a finding.',
    '订单超过该投资者平均数量的此倍数时，列入可疑订单。',
    '訂單超過該投資者平均數量的此倍數時，列入可疑訂單。',
  ],
  'issuerSees.yes': ["The issuer sees investors' names", '发行人可见投资者名称', '發行人可見投資者名稱'],
  'issuerSees.hint': ['X-order names stay hidden.', 'X 订单的名称仍不显示。', 'X 訂單的名稱仍不顯示。'],
  'signsOff.yes': ['The issuer signs off the allocation', '配售须经发行人核准', '配售須經發行人批核'],
  'waiver.hint': ['Saved with the deal.', '随项目保存。', '隨項目儲存。'],

  reach: [
    '{count} of {all} institutions, {people} people.',
    '覆盖 {all} 家机构中的 {count} 家，共 {people} 人。',
    '覆蓋 {all} 家機構中的 {count} 家，共 {people} 人。',
  ],
  'reach.counting': ['Counting investors …', '正在统计投资者…', '正在統計投資者…'],

  'times.testEnds': common.testEnds,
  'times.hint': [
    'In the deal’s time zone. The server’s clock decides.',
    '以项目时区为准，由服务器时钟判定。',
    '以項目時區為準，由伺服器時鐘判定。',
  ],
  'subject.hint': [
    'From then on new orders and increases are conditional.',
    '此后的新订单与加单须经接受方为有效。',
    '此後的新訂單及加單須經接受方為有效。',
  ],
  'expires.hint': [
    'If the deal is not priced by then, the issue fails.',
    '届时仍未定价即为发行失败。',
    '屆時仍未定價即為發行失敗。',
  ],
  'subjectByRegion.hint': [
    'For regions that go subject at another time.',
    '用于转为有条件接单的时间不同的地区。',
    '用於轉為有條件接單的時間不同的地區。',
  ],
  region: common.region,
  'region.add': ['Add a region', '添加地区', '新增地區'],
  'region.remove.of': ['Remove {region}', '移除{region}', '移除{region}'],

  'hedge.instrument': common.instrument,
  'hedge.ratio': ['Ratio', '比率', '比率'],
  'hedge.deadline': common.deadline,
  'hedge.manager': common.durationManager,
  'hedge.hint': [
    'The bond investors can hedge against, and the deadline.',
    '供投资者对冲的债券及截止时间。',
    '供投資者對沖的債券及截止時間。',
  ],
  'grossFee.hint': [
    'Net price and net proceeds follow from it. All managers see this.',
    '据此计算净价与净募集金额；全部承销团成员可见。',
    '據此計算淨價及所得款項淨額；全部承銷團成員可見。',
  ],
  'registrationRights.yes': ['With registration rights', '附登记权', '附登記權'],
  'paper.kind': common.type,
  'paper.cell': ['Row {number}: {title}', '第 {number} 行：{title}', '第 {number} 行：{title}'],
  'paper.remove': ['Remove row {number}', '移除第 {number} 行', '移除第 {number} 行'],
  'paper.firm': ['By', '出具机构', '出具機構'],
  'paper.date': ['Dated', '日期', '日期'],
  'paper.add': ['Add a label document', '添加标签文件', '新增標籤文件'],
  'approval.add': ['Add an approval', '添加审批或备案', '新增審批或備案'],
  'approval.hint': [
    'Investors see kind, number and date of issue; validity, quota and report are the desk’s.',
    '投资者可见类型、编号和签发日；有效期、额度和报告期限仅承销团可见。',
    '投資者可見類型、編號及簽發日；有效期、額度及報告期限只限承銷團可見。',
  ],
  'approval.reference': ['Certificate no.', '证书编号', '證書編號'],
  'approval.issuedOn': ['Issued', '签发日', '簽發日'],
  'approval.validUntil': common.validUntil,
  'approval.quota': ['Quota', '额度', '額度'],
  'approval.reportDue': ['Report due', '报告期限', '報告期限'],
  'fees.hint': ['All managers see this.', '全部承销团成员可见。', '全部承銷團成員可見。'],
  'remark.hint': ['Only managers see this.', '仅承销团可见。', '只限承銷團可見。'],

  'class.use': ['Use {class}, the class of the ratings', '采用评级对应的{class}', '採用評級對應的{class}'],
} as const satisfies Rows
