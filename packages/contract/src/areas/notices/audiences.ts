import type { FunctionKey, Permission } from '@bookrunner/domain/access'
import type { LocalizedText } from '../../kernel/language.ts'

interface AudienceRow {
  /** The right without which nobody belongs to it; null if everybody can. */
  needs: FunctionKey | Permission | null
  words: LocalizedText
}

/** The people whom system notices reach. */
export const noticeAudiences = {
  investors: {
    needs: 'my_order',
    words: { US: 'Addressed investors', CN: '受邀投资者', HK: '受邀投資者' },
  },
  holders: {
    needs: 'my_order',
    words: { US: 'Investors with an order', CN: '已下单的投资者', HK: '已落單的投資者' },
  },
  owners: {
    needs: 'my_order',
    words: { US: 'Investor of the order', CN: '该订单的投资者', HK: '該訂單的投資者' },
  },
  managers: {
    needs: 'my_deal',
    words: { US: 'Banks and issuer of the deal', CN: '项目的承销商和发行人', HK: '項目的承銷商及發行人' },
  },
  desk: {
    needs: 'my_deal',
    words: { US: 'Banks that run the book', CN: '主持簿记的承销商', HK: '主持簿記的承銷商' },
  },
  orderDesk: {
    needs: 'my_deal',
    words: {
      US: 'Banks that run the book or lead the order',
      CN: '主持簿记或牵头该订单的承销商',
      HK: '主持簿記或牽頭該訂單的承銷商',
    },
  },
  allocReaders: {
    needs: 'my_deal',
    words: {
      US: 'Banks and issuer that see the allocation',
      CN: '可查看配售的承销商和发行人',
      HK: '可查閱配售的承銷商及發行人',
    },
  },
  signers: {
    needs: 'my_deal',
    words: { US: 'Issuer that signs off', CN: '负责核准的发行人', HK: '負責批核的發行人' },
  },
  limitKeepers: {
    needs: 'quota',
    words: { US: 'Administrators who keep the limit', CN: '管理该限额的管理员', HK: '管理該限額的管理員' },
  },
  loanKeepers: {
    needs: 'loan_risk|review',
    words: {
      US: 'Administrators who review margin calls',
      CN: '处理追保的管理员',
      HK: '處理追收保證金的管理員',
    },
  },
  borrower: {
    needs: 'my_order',
    words: { US: 'Borrower’s contact', CN: '借款方联系人', HK: '借款方聯絡人' },
  },
  registrars: {
    needs: 'admin_org_manage|review',
    words: { US: 'Administrators who review institutions', CN: '审核机构的管理员', HK: '審核機構的管理員' },
  },
  adder: {
    needs: 'investor',
    words: { US: 'Who added the institution', CN: '新增该机构的用户', HK: '新增該機構的用戶' },
  },
  keyOwner: {
    needs: 'my_order|place',
    words: { US: 'Who created the key', CN: '新建密钥的用户', HK: '建立密鑰的用戶' },
  },
  contact: {
    needs: null,
    words: { US: 'First contact of the institution', CN: '机构首位联系人', HK: '機構首位聯絡人' },
  },
  members: {
    needs: null,
    words: { US: 'Users of the merged institution', CN: '被并入机构的用户', HK: '被併入機構的用戶' },
  },
  person: {
    needs: null,
    words: { US: 'The person', CN: '本人', HK: '本人' },
  },
} as const satisfies Record<string, AudienceRow>

export type NoticeAudience = keyof typeof noticeAudiences
