import { entityRows } from '@bookrunner/contract/entities'
import { userTexts } from '@bookrunner/contract/users'
import { common } from '../../../kit/common-text.ts'
import { defineText, rowsOf } from '../../../platform/text.ts'

export const registerText = defineText('register', {
  title: ['Register your institution', '注册机构', '註冊機構'],
  'email.hint': [
    'We e-mail a code to confirm your address. Then you enter your institution and its first contact.',
    '我们会发送验证码以确认您的邮箱，随后请填写机构及首位联系人的信息。',
    '我們會發送驗證碼以確認您的電郵，隨後請填寫機構及首位聯絡人的資料。',
  ],
  email: ['Work e-mail', '工作邮箱', '工作電郵'],
  'email.required': ['enter e-mail', '请输入邮箱', '請輸入電郵'],
  'email.send': ['Send code', '发送验证码', '發送驗證碼'],
  'code.other': ['Use another e-mail', '使用其他邮箱', '使用其他電郵'],
  'code.hint': [
    'If this address already has an account, the e-mail says so instead.',
    '如该邮箱已有账号，邮件中会另行说明。',
    '如此電郵已有賬戶，郵件中會另行說明。',
  ],
  continue: common.continue,
  haveAccount: ['I have an account: log in', '已有账号，直接登录', '已有賬戶，直接登入'],
  'form.hint': ['Confirmed: {account}.', '已验证邮箱：{account}。', '已驗證電郵：{account}。'],
  institution: common.institution,
  'name.hint': ['As on its certificate', '与注册证明一致', '與註冊證明一致'],
  'lei.good': ['Check digits match', '校验位正确', '校驗位正確'],
  'lei.hint': ['20 characters, if it has one', '如有，共 20 位', '如有，共 20 位'],
  optional: ['Optional', '选填', '選填'],
  more: [
    'Identity, addresses and website (optional)',
    '证件、地址与网站（选填）',
    '證件、地址與網站（選填）',
  ],
  parts: ['Takes part in deals as', '参与项目的角色', '參與項目的角色'],
  contact: entityRows.contact,
  'contact.name': rowsOf(userTexts).name,
  'contact.hint': [
    'This person becomes the first user, with the confirmed e-mail as account.',
    '此人将成为首位用户，账号为已验证的邮箱。',
    '此人將成為首位用戶，賬戶為已驗證的電郵。',
  ],
  website: entityRows.website,
  'entity.required': ['Enter the entity.', '请输入机构名称。', '請輸入機構名稱。'],
  'contact.required': common.enterName,
  'phone.required': common.enterPhone,
  'region.required': ['Select a region.', '请选择地区。', '請選擇地區。'],
  'jurisdiction.required': ['Select a jurisdiction.', '请选择司法管辖区。', '請選擇司法管轄區。'],
  'parts.required': common.selectAtLeastOne,
  send: ['Submit registration', '提交注册申请', '提交註冊申請'],
  'received.title': ['Received', '已收到', '已收到'],
  'received.hint': [
    'We e-mail {account} when your registration is reviewed.',
    '审核完成后，我们会发送邮件至 {account}。',
    '審核完成後，我們會發送電郵至 {account}。',
  ],
  'received.next': [
    'If it is approved, the e-mail has a link to set your password.',
    '如审核通过，邮件中会附上设置密码的链接。',
    '如獲批准，電郵會附上設定密碼的連結。',
  ],
  'review.title': ['Under review', '审核中', '審核中'],
  another: ['Register another institution', '注册另一家机构', '註冊另一家機構'],
})
