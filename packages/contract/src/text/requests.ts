import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about requests, sessions, files, keys and limits. */
export const requestsRows = {
  'input.invalid': ['Correct the marked fields.', '请检查标出的字段。', '請檢查已標示的欄位。'],
  'input.malformed': [
    'The request could not be read. Check its format.',
    '无法读取该请求，请检查格式。',
    '無法讀取該請求，請檢查格式。',
  ],
  'input.too-large': [
    'The request is larger than allowed.',
    '请求内容超过允许的大小。',
    '請求內容超過允許的大小。',
  ],
  'input.media-type': [
    'This content type is not accepted.',
    '此处不接受这种内容格式。',
    '此處不接受這種內容格式。',
  ],
  'input.header': ['A header of the request is not valid.', '请求头不符合要求。', '請求標頭不符合要求。'],
  'call.unknown': ['There is no such call.', '没有这个接口。', '沒有這個介面。'],
  'field.required': ['Required', '必填', '必填'],
  'field.type': ['Wrong type of value', '类型不正确', '類型不正確'],
  'field.unknown': ['Unknown field', '此处没有这个字段', '此處沒有這個欄位'],
  'field.too-long': [
    'Too long: the maximum is {max} characters.',
    '过长，最多 {max} 个字符。',
    '過長，最多 {max} 個字元。',
  ],
  'field.too-short': [
    'Too short: the minimum is {min} characters.',
    '过短，至少 {min} 个字符。',
    '過短，至少 {min} 個字元。',
  ],
  'field.too-big': ['The maximum is {max}.', '不能大于 {max}。', '不可大於 {max}。'],
  'field.too-small': ['The minimum is {min}.', '不能小于 {min}。', '不可小於 {min}。'],
  'field.format': ['Wrong format', '格式不正确', '格式不正確'],
  'field.email': glossary.emailFormatError,
  'field.choice': [
    'Choose one of: {choices}.',
    '只能是以下之一：{choices}。',
    '只能是以下其中一項：{choices}。',
  ],

  'session.missing': [
    'The token has expired, please log in again.',
    '登录已过期，请重新登录。',
    '登入已過期，請重新登入。',
  ],
  'session.unknown': ['Please log in again.', '请重新登录。', '請重新登入。'],
  'session.expired': [
    'Login has expired, please log in again',
    '登录已过期，请重新登录',
    '登入已過期，請重新登入',
  ],
  'session.ended': [
    'This session was ended on another device, please log in again.',
    '该会话已在别处结束，请重新登录。',
    '此登入已在別處結束，請重新登入。',
  ],
  'session.username-mismatch': [
    'The user name in the request is not the user logged in.',
    '请求中的用户与当前登录用户不一致。',
    '請求中的用戶與目前登入的用戶不一致。',
  ],
  'session.frozen': [
    'This account is frozen. Please contact your administrator.',
    '账号已被冻结，请联系管理员。',
    '賬戶已被凍結，請聯絡管理員。',
  ],
  'session.password-must-change': [
    'Please change your initial password first.',
    '请先修改初始密码。',
    '請先更改初始密碼。',
  ],
  'session.not-active': [
    'Your institution is under review. You can log in once it is approved.',
    '贵机构正在审核中，审核通过后即可登录。',
    '貴機構正在審核中，審核通過後即可登入。',
  ],
  'session.foreign-origin': [
    'The request came from another site and was blocked.',
    '请求来自其他网站，已被拒绝。',
    '請求來自其他網站，已被拒絕。',
  ],
  'access.route': [
    'You do not have permission for this page.',
    '您没有访问此页面的权限。',
    '您沒有進入此頁面的權限。',
  ],
  'access.denied': [
    'You do not have permission for this action.',
    '您没有执行此操作的权限。',
    '您沒有執行此操作的權限。',
  ],
  'access.not-yours': ['This belongs to another user.', '该内容属于其他用户。', '該內容屬於其他用戶。'],
  'access.no-institution': [
    'You belong to no institution at present. Your administrator can assign you to one.',
    '您目前不属于任何机构，请联系管理员分配。',
    '您目前不屬於任何機構，請聯絡管理員分配。',
  ],
  'access.changed': [
    'Your permissions have just changed, please try again.',
    '您的权限刚刚变更，请重试。',
    '您的權限剛剛變更，請重試。',
  ],

  'auth.wrong': ['The account or the password is incorrect.', '账号或密码不正确。', '賬戶或密碼不正確。'],
  'auth.code-wrong': [
    'The code is incorrect. Tries left: {left}.',
    '验证码不正确，还可尝试 {left} 次。',
    '驗證碼不正確，尚可嘗試 {left} 次。',
  ],
  'auth.code-over': [
    'This code is no longer valid. Please log in again for a new one.',
    '验证码已失效，请重新登录以获取新的验证码。',
    '驗證碼已失效，請重新登入以取得新的驗證碼。',
  ],
  'auth.reset-wrong': [
    'The link or code is incorrect or has expired.',
    '链接或验证码不正确，或已失效。',
    '連結或驗證碼不正確，或已失效。',
  ],
  'auth.old-wrong': ['The old password is incorrect.', '旧密码不正确。', '舊密碼不正確。'],
  'auth.password-weak': glossary.passwordRule,
  'auth.password-same': [
    'The new password must differ from the old one.',
    '新密码不能与旧密码相同。',
    '新密碼不可與舊密碼相同。',
  ],
  'auth.seal-broken': [
    'The password did not arrive encrypted. Please reload the page.',
    '密码未按要求加密，请刷新页面。',
    '密碼未按要求加密，請重新載入頁面。',
  ],
  'auth.seal-late': [
    'The password took too long to arrive. Please send it again.',
    '密码送达超时，请重新提交。',
    '密碼送達逾時，請重新提交。',
  ],
  'auth.seal-used': [
    'This password request was already used. Please send it again.',
    '该密码报文已被使用，请重新提交。',
    '該密碼訊息已被使用，請重新提交。',
  ],

  'register.code-over': [
    'This code is no longer valid. Request a new one.',
    '验证码已失效，请重新获取。',
    '驗證碼已失效，請重新索取。',
  ],
  'register.confirm-again': [
    'Confirm your e-mail again. The form stays as it is.',
    '请重新验证邮箱，已填写的内容会保留。',
    '請重新驗證電郵，已填寫的內容會保留。',
  ],
  'register.has-account': [
    'This e-mail already has an account. Log in with it.',
    '该邮箱已有账号，请直接登录。',
    '此電郵已有賬戶，請直接登入。',
  ],

  'file.too-large': [
    'The file is too large: the maximum is {most}.',
    '文件过大：最大 {most}。',
    '檔案過大：最大 {most}。',
  ],
  'list.columns-unknown': [
    'The column headings were not recognised. Use the template.',
    '未能识别列标题，请使用模板。',
    '未能識別欄標題，請使用範本。',
  ],
  'list.column-twice': [
    'Two columns are headed {column}. Keep one of them.',
    '有两列的标题均为“{column}”，请只保留一列。',
    '有兩欄的標題均為「{column}」，請只保留一欄。',
  ],
  'list.sheets-several': [
    'Several sheets contain a list: {sheets}. Keep one of them.',
    '有多个工作表包含名单：{sheets}。请只保留一个。',
    '有多個工作表包含名單：{sheets}。請只保留一個。',
  ],
  'list.cell-formula': [
    'Cell {cell} holds a formula without a value. Paste the value and try again.',
    '单元格 {cell} 为公式但没有数值，请粘贴为数值后重试。',
    '儲存格 {cell} 為公式但沒有數值，請貼上為數值後重試。',
  ],
  'list.cells-merged': [
    'Cells {cells} are merged. Unmerge them and try again.',
    '单元格 {cells} 已合并，请取消合并后重试。',
    '儲存格 {cells} 已合併，請取消合併後重試。',
  ],
  'list.rows-none': [
    'The list has no rows below its headings.',
    '表头下没有数据行。',
    '標題列下沒有資料列。',
  ],
  'list.rows-many': [
    'A list has at most {most} rows. Split it.',
    '每份名单最多 {most} 行，请拆分。',
    '每份名單最多 {most} 行，請分拆。',
  ],
  'list.columns-unread': [
    'These columns are not part of the list: {columns}. Remove them, or correct their headings.',
    '以下各列不属于名单：{columns}。请删除，或更正列标题。',
    '以下各欄不屬於名單：{columns}。請刪除，或更正欄標題。',
  ],
  'file.empty': ['The file is empty.', '文件为空。', '檔案為空。'],
  'file.kind': [
    'This file type is not accepted. Use one of: {kinds}.',
    '此处不接受这类文件。可接受：{kinds}。',
    '此處不接受這類檔案。可接受：{kinds}。',
  ],
  'file.not-workbook': [
    'This file is not an Excel workbook. Open it in a spreadsheet program and save it as XLSX.',
    '此文件不是 Excel 工作簿。请用电子表格软件打开，并另存为 XLSX。',
    '此檔案不是 Excel 活頁簿。請用試算表軟件開啟，並另存為 XLSX。',
  ],
  'file.ending': [
    'This is a {kind} file, so its name must end in {endings}.',
    '这是 {kind} 文件，文件名须以 {endings} 结尾。',
    '這是 {kind} 檔案，檔名須以 {endings} 結尾。',
  ],
  'file.damaged': [
    'The file is damaged or incomplete. Open it, save it again and retry.',
    '文件已损坏或不完整。请打开后重新保存，再试一次。',
    '檔案已損壞或不完整。請開啟後重新儲存，再試一次。',
  ],
  'file.hidden': [
    'The file contains hidden content. Remove it and save the file again.',
    '文件含有隐藏内容，请去除后重新保存。',
    '檔案含有隱藏內容，請移除後重新儲存。',
  ],
  'file.macros': [
    'Documents with macros are not accepted. Save it without macros.',
    '不接受含宏的文档。请另存为不含宏的文档。',
    '不接受含巨集的文件。請另存為不含巨集的文件。',
  ],
  'file.too-many': [
    'You have too many unused uploads. Use them before uploading more.',
    '您有过多已上传但尚未使用的文件，请先使用再继续上传。',
    '您有過多已上載但尚未使用的檔案，請先使用再繼續上載。',
  ],

  'write.no-changes': glossary.noDataChanges,
  'write.changed-meanwhile': [
    'Someone else changed this. Check the current values, then try again.',
    '内容已被他人修改，请核对最新内容后重试。',
    '內容已被他人更改，請核對最新內容後重試。',
  ],
  'write.key-missing': [
    'An Idempotency-Key header is required for every write.',
    '每次写入都必须带有 Idempotency-Key 请求头。',
    '每次寫入都必須帶有 Idempotency-Key 標頭。',
  ],
  'write.no-dry-run': [
    'This call does not support a dry run.',
    '此操作不支持试运行。',
    '此操作不支援試運行。',
  ],
  'write.key-other-body': [
    'This key was already used for a different request.',
    '该幂等键已用于另一个请求。',
    '該冪等鍵已用於另一個請求。',
  ],
  'record.unknown': ['Not found', '未找到', '找不到'],
  'record.exists': ['This already exists.', '已存在。', '已存在。'],
  'record.in-use': [
    'This is still in use and cannot be deleted.',
    '仍在使用中，无法删除。',
    '仍在使用中，無法刪除。',
  ],

  'key.unknown': ['This API key does not exist.', 'API 密钥无法识别。', '無法識別此 API 密鑰。'],
  'key.over': [
    'This API key was revoked or has expired. Create a new one.',
    '该 API 密钥已失效：已被撤销或已过有效期。请新建一个。',
    '此 API 密鑰已失效：已被撤銷或已過有效期。請另建一個。',
  ],
  'key.scope': [
    'This API key does not allow this action.',
    '该 API 密钥的使用范围不包括此操作。',
    '此 API 密鑰的使用範圍不包括此操作。',
  ],
  'key.too-many': [
    'You already have {most} API keys. Revoke one first.',
    '您已有 {most} 个 API 密钥，请先撤销一个。',
    '您已有 {most} 個 API 密鑰，請先撤銷一個。',
  ],
  'key.day-past': [
    'This day has passed. Choose a later one.',
    '该日期已过，请选择较晚的日期。',
    '該日期已過，請選擇較後的日期。',
  ],
  'rate.slow-down': [
    'Too many attempts. Please wait {seconds} seconds.',
    '尝试次数过多，请等待 {seconds} 秒。',
    '嘗試次數過多，請等候 {seconds} 秒。',
  ],
  'slow.too-many': [
    'Several of your exports, reports or large lists are still being prepared. Please try again in {seconds} s.',
    '您的多个导出、报告或大型列表仍在生成中，请于 {seconds} 秒后重试。',
    '您的多個匯出、報告或大型列表仍在製作中，請於 {seconds} 秒後再試。',
  ],
  'slow.no-turn': [
    'Many exports and reports are being prepared at the moment. Please try again in {seconds} s.',
    '目前正在生成的导出和报告较多，请于 {seconds} 秒后重试。',
    '目前製作中的匯出及報告較多，請於 {seconds} 秒後再試。',
  ],
  fault: [
    'Something went wrong on our side. Please quote the number shown.',
    '系统出现问题，请提供所示编号以便查询。',
    '系統出現問題，請提供所示編號以便查詢。',
  ],
  'fault.busy': [
    'The service is restarting. Please try again in a moment.',
    '服务正在重启，请稍后再试。',
    '服務正在重新啟動，請稍後再試。',
  ],
  'work.too-much': [
    'This takes more time or memory than one request may use. Ask for less at once.',
    '该操作所需的时间或内存超出单次请求的上限。请减少单次处理的内容。',
    '此操作所需的時間或記憶體超出單次請求的上限。請減少單次處理的內容。',
  ],
  'work.busy': [
    'Many long calculations are running. Please try again in a moment.',
    '当前有多项耗时计算正在进行，请稍后再试。',
    '目前有多項耗時計算正在進行，請稍後再試。',
  ],
  'live.unknown-subject': [
    'There is no live subject with this name.',
    '没有可订阅的该项内容。',
    '沒有可訂閱的該項內容。',
  ],
  'live.too-many': [
    'Too many live views on one connection',
    '单个连接的实时订阅过多',
    '單一連線的即時訂閱過多',
  ],
} as const satisfies ReasonRows
