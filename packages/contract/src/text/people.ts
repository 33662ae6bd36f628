import type { ReasonRows } from './row.ts'

/** Refusals about users, roles and the menu. */
export const peopleRows = {
  'user.own-status': [
    'You cannot freeze or unfreeze yourself.',
    '不能冻结或解冻自己。',
    '不能凍結或解凍自己。',
  ],
  'user.own-place': [
    'Another administrator must set your role, entity and department.',
    '本人的角色、机构和部门须由他人设置。',
    '本人的角色、機構及部門須由他人設定。',
  ],
  'user.own-account': ['You cannot delete your own account.', '不能删除自己的账号。', '不能刪除自己的賬戶。'],
  'user.account-taken': [
    'Another user has this account.',
    '该账号已被其他用户使用。',
    '該賬戶已由其他用戶使用。',
  ],
  'user.has-entity': [
    'One of these contacts belongs to an institution by now. Load the list again.',
    '其中有联系人已归属机构，请刷新列表。',
    '其中有聯絡人已歸屬機構，請重新載入列表。',
  ],
  'user.in-use': [
    'This user has worked on {deals} deals and made {others} other log entries. Freeze the user instead.',
    '该用户参与过 {deals} 个项目，另有 {others} 条日志记录，不能删除。请改为冻结。',
    '該用戶參與過 {deals} 個項目，另有 {others} 項日誌記錄，不能刪除。請改為凍結。',
  ],
  'user.frozen': [
    'This user is frozen. Unfreeze the user first.',
    '该用户已冻结，请先解冻。',
    '該用戶已凍結，請先解凍。',
  ],
  'user.last-super-admin': [
    'This is the last active super administrator and must stay.',
    '这是最后一位可用的超级管理员，必须保留。',
    '這是最後一位可用的超級管理員，必須保留。',
  ],
  'user.place-not-yours': [
    'Only a super or system administrator can set group level and entity.',
    '只有超级管理员或系统管理员可以设置用户级别和机构。',
    '只有超級管理員或系統管理員可以設定用戶級別及機構。',
  ],
  'user.department-not-yours': [
    'Only a super or system administrator can set the department.',
    '只有超级管理员或系统管理员可以设置部门。',
    '只有超級管理員或系統管理員可以設定部門。',
  ],
  'phone.area': [
    'Area code 86, 852 or 886 is required.',
    '请选择区号 86、852 或 886。',
    '請選擇區號 86、852 或 886。',
  ],
  'phone.format': ['phone format error', '电话格式错误', '電話格式錯誤'],
  'zone.unknown': ['This time zone does not exist.', '没有这个时区。', '沒有這個時區。'],
  'lei.wrong': [
    'This is no LEI: 20 capital letters and digits, with matching check digits.',
    '不是有效的 LEI：须为 20 位大写字母和数字，且校验位正确。',
    '不是有效的 LEI：須為 20 位大寫字母及數字，且校驗位正確。',
  ],
  'website.wrong': [
    'Enter the address in full, starting with https://.',
    '请输入以 https:// 开头的完整网址。',
    '請輸入以 https:// 開頭的完整網址。',
  ],
  'id.type-missing': ['Choose the ID type.', '请选择证件类型。', '請選擇證件類型。'],
  'id.wrong': [
    'This ID number does not fit its type. Check it for typing errors.',
    '证件号码与证件类型不符，请核对。',
    '證件號碼與證件類型不符，請核對。',
  ],
  'entity.not-pending': [
    'This institution has already been reviewed.',
    '该机构已经审核。',
    '該機構已經審核。',
  ],
  'entity.reason-missing': [
    'State the reason for the refusal.',
    '请填写不通过的原因。',
    '請填寫不通過的原因。',
  ],
  'import.rows-wrong': [
    '{wrong} of {count} rows are wrong. Correct them and read the file again; nothing was added.',
    '{count} 行中有 {wrong} 行有误，请更正后重新读取文件；未新增任何记录。',
    '{count} 行中有 {wrong} 行有誤，請更正後重新讀取檔案；未新增任何紀錄。',
  ],
  'import.not-checked': [
    'The rows are still being checked. Wait until the check has ended.',
    '仍在核对，请待核对完成。',
    '仍在核對，請待核對完成。',
  ],
  'import.over': [
    'This import has ended or is being added already.',
    '该导入已结束或正在写入。',
    '該匯入已結束或正在寫入。',
  ],
  'import.too-many': [
    'You have {most} open imports. Add or cancel one of them first.',
    '您已有 {most} 个未完成的导入，请先完成或取消其中一个。',
    '您已有 {most} 個未完成的匯入，請先完成或取消其中一個。',
  ],
  'import.broken': [
    'The import failed several times and was stopped. Nothing was added. Read the file again, or tell your system administrator.',
    '导入多次失败，已停止，未新增任何记录。请重新读取文件，或联系系统管理员。',
    '匯入多次失敗，已停止，未新增任何紀錄。請重新讀取檔案，或聯絡系統管理員。',
  ],
  'import.forgotten': [
    'Nobody added the rows within a week, so the import was cancelled.',
    '一周内无人确认导入，已取消。',
    '一週內無人確認匯入，已取消。',
  ],
  'import.row-twice': [
    'Row {row} has the same account.',
    '与第 {row} 行账号相同。',
    '與第 {row} 行賬戶相同。',
  ],
  'import.entity-unknown': ['No institution has this name.', '没有此名称的机构。', '沒有此名稱的機構。'],
  'import.entity-near': [
    'No institution has this name. Do you mean {name}?',
    '没有此名称的机构。是否为“{name}”？',
    '沒有此名稱的機構。是否為「{name}」？',
  ],
  'import.entity-several': [
    'Several institutions have this name. Write the LEI instead.',
    '有多家机构使用此名称，请改填 LEI。',
    '有多家機構使用此名稱，請改填 LEI。',
  ],
  'import.role-unknown': ['No user group has this name.', '没有此名称的用户组。', '沒有此名稱的用戶組。'],
  'entity.group-unknown': ['No group has this name.', '没有此名称的集团。', '沒有此名稱的集團。'],
  'entity.type-unknown': ['No type has this name.', '没有此名称的类型。', '沒有此名稱的類型。'],
  'entity.none-chosen': [
    'Choose institutions, a filter or a pasted list.',
    '请选择机构、筛选条件或粘贴名单。',
    '請選擇機構、篩選條件或貼上名單。',
  ],
  'group.has-entities': [
    '{count} institutions belong to it. Move them first.',
    '其下有 {count} 家机构，请先调整。',
    '其下有 {count} 家機構，請先調整。',
  ],
  'entity.has-users': ['It has {count} users.', '有 {count} 名用户。', '有 {count} 名用戶。'],
  'entity.has-deals': [
    'It is named in {count} deals.',
    '{count} 个项目涉及该机构。',
    '{count} 個項目涉及該機構。',
  ],
  'entity.has-orders': ['It has orders.', '有订单。', '有訂單。'],
  'role.above-you': ['This role is above your own.', '该角色高于您的级别。', '該角色高於您的級別。'],
  'role.not-held': [
    'You cannot grant {key} because you do not have it.',
    '您没有 {key}，不能授予他人。',
    '您沒有 {key}，不能授予他人。',
  ],
  'role.sees-no-book': [
    'A system administrator’s role cannot include {key}: it has no access to deals, orders or allocations.',
    '系统管理员角色不能拥有 {key}：该角色不得查看项目、订单或配售。',
    '系統管理員角色不能擁有 {key}：該角色不得查看項目、訂單或配售。',
  ],
  'role.own-keys': [
    'Your own role needs {key}. Without it nobody in the role could undo this.',
    '您自己的角色需要保留 {key}，否则将无人能够恢复。',
    '您自己的角色需要保留 {key}，否則將無人能夠恢復。',
  ],
  'role.function-without-screen': [
    '{key} also needs the permission of its screen.',
    '没有所属页面的权限，{key} 不起作用。',
    '沒有所屬頁面的權限，{key} 不起作用。',
  ],
  'role.permission-unknown': ['The permission {key} does not exist.', '没有权限 {key}。', '沒有權限 {key}。'],
  'role.wrong-family': [
    'This kind of group does not match the group level.',
    '用户组类别与用户级别不符。',
    '用戶組類別與用戶級別不符。',
  ],
  'role.name-taken': ['Another group has this name.', '已有同名的用户组。', '已有同名的用戶組。'],
  'role.in-use': [
    '{users} users have this group. Move them to another group first.',
    '该用户组有 {users} 位用户，请先将其移至其他用户组。',
    '該用戶組有 {users} 位用戶，請先將其移至其他用戶組。',
  ],
  'role.wrong-entity': [
    'This role does not match the deal roles of the entity.',
    '该角色与机构的项目角色不符。',
    '該角色與機構的項目角色不符。',
  ],
  'menu.path-unknown': ['No screen has this path.', '该路径没有对应的页面。', '該路徑沒有對應的頁面。'],
  'menu.parent-unknown': ['The parent menu does not exist.', '上级菜单不存在。', '上級選單不存在。'],
  'menu.too-deep': ['A menu has at most three levels.', '菜单最多三级。', '選單最多三級。'],
  'menu.too-many': ['The menu has {most} entries at most.', '菜单最多 {most} 项。', '選單最多 {most} 項。'],
  'menu.function-without-tab': [
    'Functions need a menu with its own permission.',
    '有功能的菜单必须有自己的权限。',
    '有功能的選單必須有自己的權限。',
  ],
  'menu.function-twice': [
    'A menu can list each function once.',
    '同一功能在此只能出现一次。',
    '同一功能在此只能出現一次。',
  ],
  'menu.built-in': [
    'Built-in menus cannot be deleted.',
    '系统自带的菜单不能删除。',
    '系統自帶的選單不能刪除。',
  ],
} as const satisfies ReasonRows
