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
  'user.own-login': [
    'Another administrator must change your account.',
    '本人的账号须由其他管理员修改。',
    '本人的賬戶須由其他管理員更改。',
  ],
  'user.account-beyond-yours': [
    'This user has {key}, which you do not have. Ask a system administrator to change the account.',
    '该用户拥有您没有的权限 {key}，请由系统管理员修改其账号。',
    '該用戶擁有您沒有的權限 {key}，請由系統管理員更改其賬戶。',
  ],
  'user.account-taken': [
    'Another user has this account, or had it and has not logged in with the new one yet.',
    '该账号已被其他用户使用，或其原用户尚未以新账号登录。',
    '該賬戶已由其他用戶使用，或其原用戶尚未以新賬戶登入。',
  ],
  'user.has-entity': [
    'One of these contacts belongs to an institution by now. Load the list again.',
    '其中有联系人已归属机构，请刷新列表。',
    '其中有聯絡人已歸屬機構，請重新載入列表。',
  ],
  'user.in-use': [
    'This user has worked on {deals} deals and made {others} other log entries. Freeze the user instead.',
    '该用户参与过 {deals} 个项目，另有 {others} 条日志记录，不能删除。请改为冻结。',
    '該用戶參與過 {deals} 個項目，另有 {others} 項日誌紀錄，不能刪除。請改為凍結。',
  ],
  'user.frozen': [
    'This user is frozen. Unfreeze the user first.',
    '该用户已冻结，请先解冻。',
    '該用戶已凍結，請先解凍。',
  ],
  'user.mails-nowhere': [
    'No link can be mailed: another user has the former address. The user must log in with the password first, or an operator sets one.',
    '原邮箱已由其他用户使用，无法发送链接。该用户须先以密码登录，或由运维人员设置密码。',
    '原電郵已由其他用戶使用，無法發送連結。該用戶須先以密碼登入，或由運維人員設定密碼。',
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
    'Only an administrator of the whole institution can set the department.',
    '只有管理整个机构的管理员可以设置部门。',
    '只有管理整個機構的管理員可以設定部門。',
  ],
  'user.department-elsewhere': [
    'This department belongs to another institution. Choose one of the user’s institution.',
    '该部门属于其他机构，请选择用户所属机构的部门。',
    '該部門屬於其他機構，請選擇用戶所屬機構的部門。',
  ],
  'department.has-people': [
    'People in this department: {count}. Choose where they move.',
    '该部门有 {count} 人，请选择其去向。',
    '該部門有 {count} 人，請選擇其去向。',
  ],
  'department.has-administrators': [
    'Administrators in this department: {count}. Without one they would manage the whole institution, so choose another.',
    '如不设部门，其中 {count} 位管理员将可管理整个机构。请选择其他部门。',
    '如不設部門，其中 {count} 位管理員將可管理整個機構。請選擇其他部門。',
  ],
  'department.too-many': [
    'An institution can have {most} departments at most.',
    '每家机构最多可设 {most} 个部门。',
    '每家機構最多可設 {most} 個部門。',
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
  'entity.role-missing': [
    'Choose the user group of the first contact.',
    '请选择首位联系人的用户组。',
    '請選擇首位聯絡人的用戶組。',
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
  'import.department-unknown': [
    'The institution has no department of this name.',
    '该机构没有此名称的部门。',
    '該機構沒有此名稱的部門。',
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
  'entity.has-orders': ['It has orders.', '有订单。', '有訂單。'],
  'entity.issues-deals': [
    'It is the issuer of {count} deals.',
    '是 {count} 个项目的发行人。',
    '是 {count} 個項目的發行人。',
  ],
  'entity.runs-deals': [
    'It created {count} deals or is in their syndicate.',
    '{count} 个项目由其创建，或其为承销团成员。',
    '{count} 個項目由其建立，或其為承銷團成員。',
  ],
  'entity.has-addressed': [
    '{count} deals are addressed to it.',
    '{count} 个项目面向该机构。',
    '{count} 個項目面向該機構。',
  ],
  'entity.supports-deals': [
    'It has another role in {count} deals, such as guarantor.',
    '在 {count} 个项目中担任其他角色，例如担保人。',
    '在 {count} 個項目中擔任其他角色，例如擔保人。',
  ],
  'entity.has-policies': [
    'It saved {count} allocation policies.',
    '已保存 {count} 个配售策略。',
    '已儲存 {count} 個配售策略。',
  ],
  'entity.has-keys': [
    '{count} API keys were created for it.',
    '已为其创建 {count} 个 API 密钥。',
    '已為其建立 {count} 個 API 密鑰。',
  ],
  'entity.has-absorbed': [
    '{count} institutions were merged into it.',
    '已有 {count} 家机构并入。',
    '已有 {count} 家機構併入。',
  ],
  'entity.merged': [
    'This institution was merged into another one. Use that one instead.',
    '该机构已并入其他机构，请使用并入后的机构。',
    '該機構已併入其他機構，請使用併入後的機構。',
  ],
  'entity.merge-itself': [
    'An institution cannot be merged into itself. Choose another one.',
    '机构不能并入自身，请选择其他机构。',
    '機構不能併入自身，請選擇其他機構。',
  ],
  'entity.not-user-entered': [
    'Only an institution entered by a user can be merged. This one belongs to the platform.',
    '只能合并用户录入的机构，该机构由平台维护。',
    '只能合併用戶錄入的機構，該機構由平台維護。',
  ],
  'entity.not-platform': [
    'Choose a reviewed institution of the platform to merge into.',
    '请选择已审核的平台机构作为并入对象。',
    '請選擇已審核的平台機構作為併入對象。',
  ],
  'entity.merge-roles': [
    'The other institution lacks deal roles that this one has, so its users would lose access. Add them there first.',
    '并入对象缺少该机构的项目角色，其用户将失去访问权限，请先补上。',
    '併入對象缺少該機構的項目角色，其用戶將失去存取權限，請先補上。',
  ],
  'entity.merge-deals': [
    'It is issuer, bank or another party of {count} deals. Change these deals first.',
    '该机构是 {count} 个项目的发行人、承销行或其他参与方，请先修改这些项目。',
    '該機構是 {count} 個項目的發行人、承銷行或其他參與方，請先修改這些項目。',
  ],
  'entity.merge-waiting': [
    'Its registration waits for a review. Approve or refuse it first, so that the applicant hears of it.',
    '该机构的注册申请待审核。请先完成审核，以便通知申请人。',
    '該機構的註冊申請待審核。請先完成審核，以便通知申請人。',
  ],
  'role.above-you': ['This role is above your own.', '该角色高于您的级别。', '該角色高於您的級別。'],
  'role.not-held': [
    'You cannot grant {key} because you do not have it.',
    '您没有 {key}，不能授予他人。',
    '您沒有 {key}，不能授予他人。',
  ],
  'role.sees-no-book': [
    'A system administrator’s role cannot include {key}: it would tell about deals, orders or allocations.',
    '系统管理员角色不能拥有 {key}：该权限会透露项目、订单或配售。',
    '系統管理員角色不能擁有 {key}：該權限會透露項目、訂單或配售。',
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
  'menu.path-unknown': [
    'No screen has this path. For a page elsewhere, enter its address with https://.',
    '该路径没有对应的页面。外部页面请输入以 https:// 开头的网址。',
    '該路徑沒有對應的頁面。外部頁面請輸入以 https:// 開頭的網址。',
  ],
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
  'menu.granted': [
    'Groups that hold its permission: {count}. Take it away from them in Group Management first.',
    '有 {count} 个用户组持有其权限，请先在用户组管理中收回。',
    '有 {count} 個用戶組持有其權限，請先在用戶組管理中收回。',
  ],
  'menu.product-fixed': [
    'An entry of the product keeps its page and its functions.',
    '系统自带菜单的页面和功能不可更改。',
    '系統自帶選單的頁面及功能不可更改。',
  ],
  'menu.always-shown': [
    'This entry leads to the editor of the menu and cannot be hidden.',
    '此项通往菜单编辑页面，不能隐藏。',
    '此項通往選單編輯頁面，不能隱藏。',
  ],
  'menu.built-in': [
    'Built-in menus cannot be deleted.',
    '系统自带的菜单不能删除。',
    '系統自帶的選單不能刪除。',
  ],
} as const satisfies ReasonRows
