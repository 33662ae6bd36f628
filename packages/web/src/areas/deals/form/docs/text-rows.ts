import type { Rows } from '../../../../platform/text.ts'
import { common } from '../../../../kit/common-text.ts'

/** What the form says about documents and the roadshow. US, CN, HK. */
export const docsRows = {
  'doc.termSheet': ['Term sheet (PDF)', '条款书（PDF）', '條款書（PDF）'],
  'section.docs': common.documents,
  'section.roadshow': ['Roadshow', '路演', '路演'],
  doc: ['Document', '文件', '文件'],
  'doc.none': ['No documents yet', '暂无文件', '暫無文件'],
  'doc.none.hint': [
    'Term sheets, presentations and prospectuses for managers and investors.',
    '供承销团和投资者查阅的条款书、路演材料与募集说明书。',
    '供承銷團及投資者查閱的條款書、路演簡報及發售通函。',
  ],
  'doc.saveFirst': [
    'Save the deal first, then add documents.',
    '请先保存项目，再添加文件。',
    '請先儲存項目，再新增文件。',
  ],
  'doc.add': ['Add a document', '添加文件', '新增文件'],
  'doc.add.ok': ['Add document', '添加文件', '新增文件'],
  'doc.edit': ['Edit a document', '编辑文件', '編輯文件'],
  'doc.edit.ok': ['Save document', '保存文件', '儲存文件'],
  'doc.edit.of': ['Edit {name}', '编辑{name}', '編輯{name}'],
  'doc.remove.of': common.removeName,
  'doc.acts': common.actions,
  'doc.file': ['File', '文件', '檔案'],
  'doc.description': common.description,
  'doc.validity': ['Valid', '有效期', '有效期'],
  'doc.validFrom': common.validFrom,
  'doc.validUntil': common.validUntil,
  'doc.from': ['from {day}', '自 {day}', '由 {day}'],
  'doc.until': ['until {day}', '至 {day}', '至 {day}'],
  'doc.audience': common.visibleTo,
  'doc.downloads': ['Downloads', '下载次数', '下載次數'],
  'doc.uploaded': ['Added', '添加日期', '新增日期'],
  'doc.gated': common.needsTheRoadshowCode,
  'doc.gate': ['Investors need the roadshow code', '投资者须先输入路演代码', '投資者須先輸入路演代碼'],
  'doc.gate.noCode': [
    'Set and save a roadshow code first.',
    '尚未设置路演代码，请先设置并保存。',
    '尚未設定路演代碼，請先設定並儲存。',
  ],
  'doc.remove.title': ['Remove a document', '移除文件', '移除文件'],
  'doc.remove.ok': ['Remove document', '移除文件', '移除文件'],
  'doc.remove.all': [
    'Managers and investors can no longer open “{name}”. The log keeps a record of it.',
    '承销团和投资者将无法再打开“{name}”，日志保留记录。',
    '承銷團及投資者將無法再開啟「{name}」，日誌保留紀錄。',
  ],
  'doc.remove.managers': [
    'Managers can no longer open “{name}”. The log keeps a record of it.',
    '承销团将无法再打开“{name}”，日志保留记录。',
    '承銷團將無法再開啟「{name}」，日誌保留紀錄。',
  ],
  'doc.remove.downloads': ['Downloaded so far: {count}', '已下载 {count} 次', '已下載 {count} 次'],
  'roadshow.hint': [
    'Investors enter it once to open protected documents.',
    '投资者输入一次即可打开须凭代码查阅的文件。',
    '投資者輸入一次即可開啟須憑代碼查閱的文件。',
  ],
  'roadshow.placeholder': common.none,
} as const satisfies Rows
