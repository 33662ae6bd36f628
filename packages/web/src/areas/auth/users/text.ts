import { entityRows } from '@bookrunner/contract/entities'
import { functionTitles } from '@bookrunner/contract/access'
import { userTexts } from '@bookrunner/contract/users'
import { common } from '../../../kit/common-text.ts'
import { defineText, rowsOf } from '../../../platform/text.ts'

const functions = rowsOf(functionTitles)

export const usersText = defineText('users', {
  ...rowsOf(userTexts),
  count: common.countUsers,
  search: ['Account or name', '账号或姓名', '賬戶或姓名'],
  'key.find': ['Search users', '搜索用户', '搜尋用戶'],
  label: ['List of users', '用户列表', '用戶列表'],
  failed: ['The users could not be loaded', '用户加载失败', '用戶載入失敗'],
  'none.title': ['No user matches', '没有符合条件的用户', '沒有符合條件的用戶'],
  'none.hint': [
    'Change the search or clear the filters.',
    '请修改搜索内容或清除筛选条件。',
    '請修改搜尋內容或清除篩選條件。',
  ],
  'empty.title': ['No users yet', '暂无用户', '暫無用戶'],
  'empty.hint': ['Add the first user.', '请新增第一位用户。', '請新增第一位用戶。'],
  people: common.people,
  'people.filters': ['Filters of the people', '人员筛选', '人員篩選'],
  'people.empty': [
    'Users of this institution appear here.',
    '该机构的用户会在此列出。',
    '該機構的用戶會在此列出。',
  ],
  mustChange: ['Initial password', '初始密码', '初始密碼'],
  add: ['Add user', '新增用户', '新增用戶'],
  'add.done': ['User added', '用户已新增', '用戶已新增'],
  'edit.done': ['User saved', '用户已保存', '用戶已儲存'],
  again: common.tryAgain,
  save: common.save,
  cancel: common.cancel,
  freeze: functions.freeze,
  unfreeze: ['Unfreeze', '解冻', '解凍'],
  'freeze.ask_one': ['Freeze {count} user?', '冻结 {count} 位用户？', '凍結 {count} 位用戶？'],
  'freeze.ask_other': ['Freeze {count} users?', '冻结 {count} 位用户？', '凍結 {count} 位用戶？'],
  'freeze.hint': [
    'Sessions and API keys end at once. Orders and deals stay.',
    '会话和 API 密钥立即失效，订单和项目不受影响。',
    '工作階段和 API 密鑰即時失效，訂單和項目不受影響。',
  ],
  'frozen.done_one': ['{count} user frozen', '已冻结 {count} 位用户', '已凍結 {count} 位用戶'],
  'frozen.done_other': ['{count} users frozen', '已冻结 {count} 位用户', '已凍結 {count} 位用戶'],
  'active.done_one': ['{count} user unfrozen', '已解冻 {count} 位用户', '已解凍 {count} 位用戶'],
  'active.done_other': ['{count} users unfrozen', '已解冻 {count} 位用户', '已解凍 {count} 位用戶'],
  reset: functions.reset,
  'reset.ask': [
    'Mail {name} a link to reset the password?',
    '向 {name} 发送重置密码的邮件？',
    '向 {name} 發送重設密碼的電郵？',
  ],
  'reset.hint': [
    'The old password works until a new one is set.',
    '设置新密码之前，旧密码仍然有效。',
    '設定新密碼之前，舊密碼仍然有效。',
  ],
  'reset.done': ['The e-mail is on its way', '邮件已发出', '電郵已發出'],
  delete: common.delete,
  'delete.ask': common.deleteNameAsk,
  'delete.hint': [
    'Possible only while no log names this user.',
    '仅限日志中尚无该用户记录时。',
    '僅限日誌中尚無該用戶紀錄時。',
  ],
  'delete.done': ['User deleted', '用户已删除', '用戶已刪除'],
  'account.format': common.emailFormatError,
  'entity.required': ['select entity', '请选择机构', '請選擇機構'],
  'entity.none': ['No institution', '未归属机构', '未歸屬機構'],
  'name.required': ['enter name', '请输入姓名', '請輸入姓名'],
  'role.required': ['select group', '请选择用户组', '請選擇用戶組'],
  'phone.required': ['enter phone', '请输入电话', '請輸入電話'],
  'phone.area': entityRows.phoneArea,
  password: ['Initial password', '初始密码', '初始密碼'],
  'password.suggest': ['Suggest', '自动生成', '自動產生'],
  'password.required': ['enter initial password', '请输入初始密码', '請輸入初始密碼'],
  'password.hint': [
    'Pass it on yourself. The user must change it at the first log-in.',
    '请自行转告用户。首次登录时必须修改。',
    '請自行轉告用戶。首次登入時必須更改。',
  ],
  timeZone: common.timeZone,
  'entity.search': ['Type a name', '输入名称查找', '輸入名稱搜尋'],
  'department.hint': [
    'An administrator with a department manages that department only.',
    '设有部门的管理员只管理该部门。',
    '設有部門的管理員只管理該部門。',
  ],
  level: ['Group level: {tier}', '用户级别：{tier}', '用戶級別：{tier}'],
})
