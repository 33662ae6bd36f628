// Invented people with a log-in each. All share one password, so that a demo can change between them. They write
// their Chinese names as they do at home: in Hong Kong in traditional characters.
import type { SeededRole } from '@bookrunner/domain/roles'
import { houses } from './houses.ts'

export const demoPassword = 'Bookrunner#2026'

export interface Person {
  /** Part of the id: `usr_<key>`. */
  key: string
  account: string
  name: string
  nick?: string
  /** Key of the house; without one, the person belongs to the operator. */
  house?: string
  role: SeededRole
  /** A key in `departmentNames`. */
  department?: string
  mustChangePassword?: boolean
  frozen?: boolean
  /** The text about this log-in in the start banner. */
  sees?: string
}

/** Departments by house and key: names in English, simplified and traditional Chinese. */
export const departmentNames: Record<string, Record<string, [string, string, string]>> = {
  lantern: {
    syndicate: ['Syndicate', '债券承销部', '債券承銷部'],
    sales: ['Sales', '销售部', '銷售部'],
  },
}

const known: Person[] = [
  {
    key: 'superadmin',
    account: 'super.admin@bookrunner.example',
    name: 'Mira Solberg',
    role: 'superAdmin',
    sees: 'everything: every deal, the system menu, all users',
  },
  {
    key: 'systemadmin',
    account: 'system.admin@bookrunner.example',
    name: 'Teo Marchetti',
    role: 'systemAdmin',
    sees: 'the system menu, entities, users, notices, loans; no book, no order',
  },
  {
    key: 'bankadmin',
    account: 'bank.admin@lantern.example',
    name: 'Vivian Kwok 郭慧明',
    nick: 'Viv',
    house: 'lantern',
    role: 'institutionAdmin',
    sees: "a bank's own users and its deals",
  },
  {
    key: 'deskoc',
    account: 'desk.oc@lantern.example',
    name: 'Edmund Fong 方以誠',
    nick: 'Eddie',
    house: 'lantern',
    role: 'syndicateManager',
    department: 'syndicate',
    sees: 'a syndicate desk: its deals, books and allocations',
  },
  {
    key: 'deskviewer',
    account: 'desk.viewer@lantern.example',
    name: 'Priya Raman',
    house: 'lantern',
    role: 'syndicateViewer',
    department: 'syndicate',
    sees: 'the same deals, to look only',
  },
  {
    key: 'salesadmin',
    account: 'sales.admin@lantern.example',
    name: 'Jonas Achterberg',
    house: 'lantern',
    role: 'institutionAdmin',
    department: 'sales',
  },
  {
    key: 'sales',
    account: 'sales@lantern.example',
    name: 'Carmen Yip 葉家敏',
    house: 'lantern',
    role: 'syndicateManager',
    department: 'sales',
  },
  {
    key: 'deskjgc',
    account: 'desk.jgc@brasslight.example',
    name: 'Hana Ishiguro',
    house: 'brasslight',
    role: 'syndicateManager',
  },
  {
    key: 'deskjlm',
    account: 'desk.jlm@quillstone.example',
    name: 'Zhou Wen 周文',
    house: 'quillstone',
    role: 'syndicateManager',
  },
  {
    key: 'houseadmin',
    account: 'house.admin@quillstone.example',
    name: 'Liang Jing 梁静',
    house: 'quillstone',
    role: 'institutionAdmin',
  },
  {
    key: 'deskbnd',
    account: 'desk.bnd@ninefold.example',
    name: 'Oscar Tam 譚啟邦',
    house: 'ninefold',
    role: 'syndicateManager',
  },
  {
    key: 'issuer',
    account: 'issuer@glasswing.example',
    name: 'Fang Rui 方瑞',
    house: 'glasswing',
    role: 'syndicateViewer',
    sees: 'an issuer following its own deal',
  },
  {
    key: 'issueramberfall',
    account: 'issuer@amberfall.example',
    name: 'Sanne de Wit',
    house: 'amberfall',
    role: 'syndicateViewer',
    sees: 'the issuer whose allocation waits for a launch and a sign-off',
  },
  {
    key: 'issuerseventh',
    account: 'issuer@seventhterrace.example',
    name: 'Gordon Mak 麥國棟',
    house: 'seventhterrace',
    role: 'syndicateViewer',
  },
  {
    key: 'investoradmin',
    account: 'investor.admin@kestrelpeak.example',
    name: 'Helen Szeto 司徒海倫',
    house: 'kestrelpeak',
    role: 'institutionAdmin',
    sees: "an investor's own users and its orders",
  },
  {
    key: 'newuser',
    account: 'new.user@kestrelpeak.example',
    name: 'Ivo Lindqvist',
    house: 'kestrelpeak',
    role: 'investor',
    mustChangePassword: true,
    sees: 'the first log-in: the password must be changed',
  },
  {
    key: 'frozenuser',
    account: 'frozen.user@kestrelpeak.example',
    name: 'Paula Nuñez',
    house: 'kestrelpeak',
    role: 'investor',
    frozen: true,
  },
]

/** One trader for each investor, in the order of the houses. */
const traders = [
  'Marcus Lo 羅志遠',
  'Claire Wagner',
  'Dana Whitlock',
  'Sun Yi 孙毅',
  'Urs Baumann',
  'Chen Mei-Ling 陳美玲',
  'Robert Tremblay',
  'Femke Visser',
  'Lachlan Ward',
  'Omar Al Farsi',
  'Katrin Vogel',
  'Nadia Rahman',
  'Tyler Brandt',
  'Imogen Shaw',
  'Kelvin Chiu 趙家偉',
  'Rachel Ong',
  'Yusuf Haddad',
  'Ren Takeda',
  'Luca Bernasconi',
  'Joyce Poon 潘嘉欣',
  'Leila Mansour',
  'Nikos Pallas',
  'Thandi Mokoena',
  'Beatriz Prado',
]

const investors: Person[] = houses
  .filter(({ group }) => group)
  .map(({ key }, at) => ({
    key: key === 'kestrelpeak' ? 'investor' : `investor${key}`,
    account: `investor@${key}.example`,
    name: traders[at] ?? key,
    house: key,
    role: 'investor',
    ...(key === 'kestrelpeak' && { sees: 'an investor: its own orders, nothing of anybody else' }),
  }))

export const people: Person[] = [...known, ...investors]

/** The log-ins that the start banner and the README list. */
export const demoLogins: readonly { account: string; role: SeededRole; sees: string }[] = people.flatMap(
  ({ account, role, sees }) => (sees ? [{ account, role, sees }] : []),
)
