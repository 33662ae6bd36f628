// Invented institutions. Their LEIs contain DEMO and have valid check digits.
import { type DealRole, type PhoneArea, type Region, completeLei } from '@bookrunner/domain/entities'

/** The investor types of books and charts. */
export const classes = [
  ['assetmanager', 'Asset manager', '资产管理', '資產管理'],
  ['banktreasury', 'Bank treasury', '银行资金部', '銀行資金部'],
  ['official', 'Central bank / official institution', '央行及官方机构', '央行及官方機構'],
  ['insurance', 'Insurance', '保险', '保險'],
  ['pension', 'Pension fund', '养老基金', '退休基金'],
  ['hedgefund', 'Hedge fund', '对冲基金', '對沖基金'],
  ['privatebank', 'Private bank', '私人银行', '私人銀行'],
  ['corporate', 'Corporate', '企业', '企業'],
  ['other', 'Other', '其他', '其他'],
] as const
type ClassKey = (typeof classes)[number][0]

export const groups = [
  ['kestrelpeak', 'Kestrelpeak Group', '红隼峰集团', '紅隼峰集團'],
  ['ironmoss', 'Ironmoss Insurance Group', '铁苔保险集团', '鐵苔保險集團'],
  ['marrowby', 'Marrowby Pensions', '马罗比养老金', '馬羅比退休金'],
  ['sundial', 'Sundial Official Institutions', '日晷官方机构', '日晷官方機構'],
  ['vellum', 'Vellum Street', '羊皮纸街基金', '羊皮紙街基金'],
  ['tamarind', 'Tamarind Banking Group', '罗望子银行集团', '羅望子銀行集團'],
  ['larkfield', 'Larkfield Grey', '云雀灰私人银行', '雲雀灰私人銀行'],
  ['cobaltine', 'Cobaltine Industries', '钴蓝实业', '鈷藍實業'],
] as const
type GroupKey = (typeof groups)[number][0]

/** What a desk notes about investors of a type, for the tag rules and targets of an allocation. */
const tagsOfType: Partial<Record<ClassKey, readonly string[]>> = {
  assetmanager: ['long-only'],
  insurance: ['long-only', 'buy-and-hold'],
  pension: ['long-only', 'buy-and-hold'],
  official: ['buy-and-hold'],
  hedgefund: ['fast money'],
  privatebank: ['rebate'],
}
/** Names that carry a book. */
const anchors: readonly string[] = ['kestrelpeak', 'ironmosslife', 'sundialreserve', 'marrowbyteachers']

export const tagsOf = ({ key, type, roles }: House): string[] =>
  roles.includes('investor') && type
    ? [...(anchors.includes(key) ? ['anchor'] : []), ...(tagsOfType[type] ?? [])].toSorted()
    : []

export interface House {
  /** Part of the id, and of the e-mail addresses of its people. */
  key: string
  name: string
  nameCn: string
  nameHk: string
  short: string
  region: Region
  /** Its jurisdiction, ISO 3166. */
  law: string
  roles: DealRole[]
  group?: GroupKey
  type?: ClassKey
  area?: PhoneArea
}

const bank = (
  key: string,
  name: string,
  nameCn: string,
  nameHk: string,
  short: string,
  law: string,
  also: DealRole[] = [],
): House => ({
  key,
  name,
  nameCn,
  nameHk,
  short,
  law,
  region: 'APAC',
  roles: ['underwriter', ...also],
  type: 'banktreasury',
  area: law === 'CN' ? '86' : '852',
})

const issuer = (
  key: string,
  name: string,
  nameCn: string,
  nameHk: string,
  short: string,
  region: Region,
  law: string,
): House => ({
  key,
  name,
  nameCn,
  nameHk,
  short,
  region,
  law,
  roles: ['issuer'],
  type: 'corporate',
})

type InvestorRow = [
  key: string,
  name: string,
  nameCn: string,
  nameHk: string,
  type: ClassKey,
  region: Region,
  law: string,
]

const investorsOf = (group: GroupKey, rows: InvestorRow[]): House[] =>
  rows.map(([key, name, nameCn, nameHk, type, region, law]) => ({
    key,
    name,
    nameCn,
    nameHk,
    type,
    region,
    law,
    group,
    short: name.split(' ').slice(0, 2).join(' '),
    roles: ['investor'],
    area: law === 'CN' ? '86' : law === 'HK' ? '852' : law === 'TW' ? '886' : undefined,
  }))

export const houses: House[] = [
  bank('lantern', 'Lantern Harbour Securities', '灯港证券', '燈港證券', 'Lantern', 'HK'),
  bank('brasslight', 'Brasslight Capital Markets', '铜光资本市场', '銅光資本市場', 'Brasslight', 'HK'),
  // Also invests, and its orders are proprietary; also issues, and leads its own deals.
  bank('quillstone', 'Quillstone Bank', '羽石银行', '羽石銀行', 'Quillstone', 'CN', ['investor', 'issuer']),
  bank('ninefold', 'Ninefold Securities', '九叠证券', '九疊證券', 'Ninefold', 'HK'),
  issuer(
    'glasswing',
    'Glasswing Renewables Holdings',
    '玻翼新能源控股',
    '玻翼新能源控股',
    'Glasswing',
    'APAC',
    'CN',
  ),
  issuer(
    'amberfall',
    'Amberfall Water Group',
    '琥珀瀑水务集团',
    '琥珀瀑水務集團',
    'Amberfall',
    'EUROPE',
    'NL',
  ),
  issuer(
    'seventhterrace',
    'Seventh Terrace Finance',
    '七台金融',
    '七台金融',
    'Seventh Terrace',
    'APAC',
    'HK',
  ),
  ...investorsOf('kestrelpeak', [
    [
      'kestrelpeak',
      'Kestrelpeak Asset Management',
      '红隼峰资产管理',
      '紅隼峰資產管理',
      'assetmanager',
      'APAC',
      'HK',
    ],
    [
      'kestrelpeaklu',
      'Kestrelpeak Funds Luxembourg',
      '红隼峰卢森堡基金',
      '紅隼峰盧森堡基金',
      'assetmanager',
      'EUROPE',
      'LU',
    ],
    [
      'kestrelpeakus',
      'Kestrelpeak Advisors New York',
      '红隼峰纽约顾问',
      '紅隼峰紐約顧問',
      'assetmanager',
      'AMER',
      'US',
    ],
  ]),
  ...investorsOf('ironmoss', [
    ['ironmosslife', 'Ironmoss Life Insurance', '铁苔人寿保险', '鐵苔人壽保險', 'insurance', 'APAC', 'CN'],
    ['ironmossre', 'Ironmoss Reinsurance', '铁苔再保险', '鐵苔再保險', 'insurance', 'EUROPE', 'CH'],
    [
      'ironmossgeneral',
      'Ironmoss General Taipei',
      '铁苔台北产物保险',
      '鐵苔台北產物保險',
      'insurance',
      'APAC',
      'TW',
    ],
  ]),
  ...investorsOf('marrowby', [
    [
      'marrowbyteachers',
      'Marrowby Teachers Pension Plan',
      '马罗比教师养老金',
      '馬羅比教師退休金',
      'pension',
      'AMER',
      'CA',
    ],
    [
      'marrowbycivil',
      'Marrowby Civil Service Fund',
      '马罗比公务员基金',
      '馬羅比公務員基金',
      'pension',
      'EUROPE',
      'NL',
    ],
    [
      'marrowbysuper',
      'Marrowby Superannuation Trust',
      '马罗比超级年金',
      '馬羅比退休金信託',
      'pension',
      'APAC',
      'AU',
    ],
  ]),
  ...investorsOf('sundial', [
    [
      'sundialreserve',
      'Sundial Reserve Authority',
      '日晷储备管理局',
      '日晷儲備管理局',
      'official',
      'MEA',
      'AE',
    ],
    [
      'sundialstability',
      'Sundial Stability Fund',
      '日晷稳定基金',
      '日晷穩定基金',
      'official',
      'EUROPE',
      'DE',
    ],
    [
      'sundialeasting',
      'Sundial Easting State Fund',
      '日晷东部国家基金',
      '日晷東部國家基金',
      'official',
      'APAC',
      'SG',
    ],
  ]),
  ...investorsOf('vellum', [
    ['vellumcapital', 'Vellum Street Capital', '羊皮纸街资本', '羊皮紙街資本', 'hedgefund', 'AMER', 'US'],
    ['vellummacro', 'Vellum Street Macro', '羊皮纸街宏观', '羊皮紙街宏觀', 'hedgefund', 'EUROPE', 'GB'],
    ['vellumasia', 'Vellum Street Asia', '羊皮纸街亚洲', '羊皮紙街亞洲', 'hedgefund', 'APAC', 'HK'],
  ]),
  ...investorsOf('tamarind', [
    [
      'tamarindtreasury',
      'Tamarind Commercial Treasury',
      '罗望子商业银行资金部',
      '羅望子商業銀行司庫部',
      'banktreasury',
      'APAC',
      'SG',
    ],
    ['tamarindgulf', 'Tamarind Gulf Bank', '罗望子海湾银行', '羅望子海灣銀行', 'banktreasury', 'MEA', 'AE'],
    [
      'tamarindjapan',
      'Tamarind Trust Bank Japan',
      '罗望子日本信托银行',
      '羅望子日本信託銀行',
      'banktreasury',
      'APAC',
      'JP',
    ],
  ]),
  ...investorsOf('larkfield', [
    [
      'larkfieldzurich',
      'Larkfield Grey Zurich',
      '云雀灰苏黎世',
      '雲雀灰蘇黎世',
      'privatebank',
      'EUROPE',
      'CH',
    ],
    ['larkfieldhk', 'Larkfield Grey Hong Kong', '云雀灰香港', '雲雀灰香港', 'privatebank', 'APAC', 'HK'],
    ['larkfielddubai', 'Larkfield Grey Dubai', '云雀灰迪拜', '雲雀灰杜拜', 'privatebank', 'MEA', 'AE'],
  ]),
  ...investorsOf('cobaltine', [
    [
      'cobaltineshipping',
      'Cobaltine Shipping Treasury',
      '钴蓝航运财务',
      '鈷藍航運財務',
      'corporate',
      'EUROPE',
      'GB',
    ],
    [
      'cobaltinemining',
      'Cobaltine Mining Treasury',
      '钴蓝矿业财务',
      '鈷藍礦業財務',
      'corporate',
      'MEA',
      'ZA',
    ],
    ['cobaltinefamily', 'Cobaltine Family Office', '钴蓝家族办公室', '鈷藍家族辦公室', 'other', 'AMER', 'BR'],
  ]),
]

export const leiOf = ({ key }: House): string =>
  completeLei(`DEMO00${key.toUpperCase().slice(0, 12).padEnd(12, '0')}`)

const names = new Map(houses.map(({ key, name }) => [key, name]))
export const nameOf = (key: string): string => names.get(key)!
