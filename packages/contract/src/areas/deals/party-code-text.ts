import { glossary } from '../../kernel/glossary/index.ts'

/** Codes of a deal's papers, support and collateral. US, CN, HK. */
export const partyCodeRows = {
  'form.bearer': ['Bearer', '不记名', '不記名'],
  'form.registered': ['Registered', '记名', '記名'],

  'approval.ndrc': ['NDRC certificate', '发改委备案登记证明', '發改委備案登記證明'],
  'approval.ftz': ['FTZ registration', '自贸区登记', '自貿區登記'],
  'approval.safe': ['SAFE registration', '外汇局登记', '外匯局登記'],
  'approval.pboc': ['PBOC filing', '人民银行备案', '人民銀行備案'],
  'approval.regulator': ['Regulator’s approval', '监管机构批准', '監管機構批准'],
  'approval.other': glossary.other,

  'labelPaper.framework': ['Framework', '债券框架', '債券框架'],
  'labelPaper.opinion': ['Second-party opinion', '第二方意见', '第二方意見'],
  'labelPaper.certificate': ['Certificate', '认证证书', '認證證書'],
  'labelPaper.assurance': ['Assurance report', '鉴证报告', '鑑證報告'],
  'labelPaper.adviser': ['Structuring adviser', '结构顾问', '結構顧問'],

  'support.keepwell': ['Keepwell', '维好协议', '維好協議'],
  'support.eipu': ['EIPU', '股权回购承诺（EIPU）', '股權回購承諾（EIPU）'],
  'support.liquidity': ['Liquidity support', '流动性支持', '流動性支持'],
  'support.sblc': ['SBLC', '备用信用证（SBLC）', '備用信用證（SBLC）'],

  'collateral.sharePledge': ['Share pledge', '股权质押', '股份質押'],
  'collateral.mortgage': ['Mortgage', '不动产抵押', '按揭'],
  'collateral.receivables': ['Assignment of receivables', '应收账款质押', '應收款項轉讓'],
  'collateral.accounts': ['Account charge', '账户质押', '賬戶押記'],
  'collateral.floatingCharge': ['Floating charge', '浮动抵押', '浮動押記'],
  'collateral.other': glossary.other,
} as const
