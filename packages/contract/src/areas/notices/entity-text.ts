import { glossaryText } from '../../kernel/glossary/index.ts'
import type { NoticeText } from './notice-text.ts'

/** Notices about the review of institutions. */
export const entityNoticeTexts = {
  'entity.registered': {
    title: { US: 'Registration to review', CN: '注册申请待审核', HK: '註冊申請待審核' },
    summary: {
      US: '{name} has registered and waits for review.',
      CN: '{name} 已提交注册申请，等待审核。',
      HK: '{name} 已提交註冊申請，等待審核。',
    },
    content: {
      US: 'Approve it to invite its first contact, or refuse it with a reason.',
      CN: '审核通过后将邀请其首位联系人；不通过时请填写原因。',
      HK: '審核通過後將邀請其首位聯絡人；不通過時請填寫原因。',
    },
  },
  'entity.approved': {
    title: glossaryText.institutionApproved,
    summary: {
      US: '{name} is approved.',
      CN: '{name} 已通过审核。',
      HK: '{name} 已通過審核。',
    },
    content: {
      US: 'It can now be used in deals and orders.',
      CN: '现可用于项目和订单。',
      HK: '現可用於項目及訂單。',
    },
  },
  'entity.refused': {
    title: glossaryText.institutionRefused,
    summary: {
      US: '{name} was refused: {reason}',
      CN: '{name} 审核不通过：{reason}',
      HK: '{name} 審核不通過：{reason}',
    },
    content: {
      US: 'An administrator can approve it once this is corrected.',
      CN: '更正后可由管理员审核通过。',
      HK: '更正後可由管理員審核通過。',
    },
  },
  'entity.merged': {
    title: { US: 'Institution merged', CN: '机构已合并', HK: '機構已合併' },
    summary: {
      US: '{from} was merged into {name}. You now belong to {name}.',
      CN: '{from} 已并入 {name}，您现隶属 {name}。',
      HK: '{from} 已併入 {name}，您現隸屬 {name}。',
    },
    content: {
      US: 'Your orders moved with you. Your account and password do not change.',
      CN: '您的订单一并转入，账号和密码不变。',
      HK: '您的訂單一併轉入，賬戶及密碼不變。',
    },
  },
} as const satisfies Record<string, NoticeText>
