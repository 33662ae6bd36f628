import type { Rows } from '../../../../platform/text.ts'
import { common } from '../../../../kit/common-text.ts'
import { dealsCommon } from '../../common-text.ts'

/** What the form says about ratings. US, CN, HK. */
export const ratingsRows = {
  agency: dealsCommon.agency,
  'agency.add': ['Add an agency', '添加评级机构', '新增評級機構'],
  'agency.name': ['Agency name', '评级机构名称', '評級機構名稱'],
  'agency.remove': common.remove,
  'agency.remove.of': ['Remove agency {name}', '移除评级机构{name}', '移除評級機構{name}'],
  'rating.none': common.none,
  'rating.ofParty': common.ratedParty,
  'rating.whose': ['Whose ratings?', '选择归属方', '選擇歸屬方'],
  'rating.notRated': common.notRated,
  'rating.outlook': ['Outlook', '展望', '展望'],
  'rating.expected': ['Expected', '预期', '預期'],
  'rating.grade.of': ['{agency}, {subject}: grade', '{agency}，{subject}：等级', '{agency}，{subject}：等級'],
  'rating.outlook.of': [
    '{agency}, {subject}: outlook',
    '{agency}，{subject}：展望',
    '{agency}，{subject}：展望',
  ],
  'rating.expected.of': [
    '{agency}, {subject}: expected',
    '{agency}，{subject}：预期',
    '{agency}，{subject}：預期',
  ],
  ratingLine: ['Line of ratings', '评级文字', '評級文字'],
  'ratingLine.subject': ['Rated', '评级对象', '評級對象'],
  'ratingLine.take': ['Fill in', '填入', '填入'],
  'ratingLine.hint': [
    'Paste ratings as a term sheet prints them; the order is Moody’s, S&P, Fitch.',
    '可粘贴条款书上的评级，顺序为穆迪、标普、惠誉。',
    '可貼上條款書上的評級，次序為穆迪、標普、惠譽。',
  ],
  'ratingLine.wrong': [
    'Not read. Separate the agencies with /, for example Baa1/A-/BBB+.',
    '无法识别，请以 / 分隔各机构评级。',
    '無法識別，請以 / 分隔各機構評級。',
  ],
  'issueNotRated.yes': ['The issue is not rated', '债项无评级', '債項無評級'],
  'issueNotRated.hint': [
    'The issuer, guarantor or support provider may still be rated.',
    '发行人、担保人或增信方仍可有评级。',
    '發行人、擔保人或增信方仍可有評級。',
  ],
  'unrated.yes': ['This deal has no rating', '本项目无评级', '本項目無評級'],
  'unrated.hint': [
    'Choose this, or enter at least one rating.',
    '请勾选此项，或至少填写一项评级。',
    '請勾選此項，或至少填寫一項評級。',
  ],
} as const satisfies Rows
