import { defineText, inColumns } from '../../../platform/text.ts'

/** Words of entering a whole list of orders. US, CN, HK. */
const rows = {
  title: ['Enter a list of orders', '批量录入订单', '批量錄入訂單'],
  close: ['Back to the book', '返回订单簿', '返回訂單簿'],

  'source.paste': ['Paste from a spreadsheet', '从电子表格粘贴', '從試算表貼上'],
  'source.pasteHint': [
    'Copy the rows with their heads, and paste them here. In each row: the investor, and a size or a ladder.',
    '连同标题一起复制，然后粘贴到此处。每行须有投资者，以及数量或阶梯。',
    '連同標題一起複製，然後貼到此處。每行須有投資者，以及數量或階梯。',
  ],
  'source.read': ['Read the rows', '读取', '讀取'],
  'source.or': ['or', '或', '或'],
  'source.choose': ['Choose an Excel file', '选择 Excel 文件', '選擇 Excel 檔案'],
  'source.drop': ['or drop it anywhere here', '或拖放到此处', '或拖放到此處'],
  'source.dropNow': ['Let go to read it', '松开即可读取', '放開即可讀取'],
  'source.one': ['One file at a time.', '每次只能一个文件。', '每次只能一個檔案。'],
  'source.limit': [
    '{ending}, 2 MB and {most} rows at most',
    '{ending}，最大 2 MB，最多 {most} 行',
    '{ending}，最大 2 MB，最多 {most} 行',
  ],
  'source.template': ['Download the template', '下载模板', '下載範本'],
  'source.reading': ['Reading {name}', '正在读取 {name}', '正在讀取 {name}'],
  'source.nothing': ['There are no rows in this.', '其中没有任何行。', '當中沒有任何行。'],
  'source.many': [
    'These are {count} rows; at most {most} go in at once. Split the list.',
    '共 {count} 行，每次最多 {most} 行，请分批录入。',
    '共 {count} 行，每次最多 {most} 行，請分批錄入。',
  ],
  'source.twice': [
    'Two columns are headed {column}. Leave one of them and paste again.',
    '有两列的标题均为“{column}”，请只保留一列后重新粘贴。',
    '有兩欄的標題均為「{column}」，請只保留一欄後重新貼上。',
  ],

  'columns.title': [
    'No heads were recognised. Say what each column holds.',
    '未识别到标题，请指明各列的内容。',
    '未識別到標題，請指明各欄的內容。',
  ],
  'columns.of': ['Column {number} holds', '第 {number} 列为', '第 {number} 欄為'],
  'columns.none': ['Not read', '不读取', '不讀取'],
  'columns.first': ['The first line is a head: leave it out', '第一行是标题，不读取', '第一行是標題，不讀取'],
  'columns.lacking': [
    'An investor, and a size or a ladder, are needed.',
    '须有投资者，以及数量或阶梯。',
    '須有投資者，以及數量或階梯。',
  ],
  'columns.more': ['and {count} more', '另有 {count} 行', '另有 {count} 行'],
  'columns.use': ['Use these columns', '使用这些列', '使用這些欄'],
  back: ['Back', '返回', '返回'],

  'rows.label': ['Orders of the list', '名单中的订单', '名單中的訂單'],
  'rows.line': ['Line', '行', '行'],
  'rows.wrong': ['What is wrong', '问题', '問題'],
  'rows.cell': ['{column}, line {line}', '{column}，第 {line} 行', '{column}，第 {line} 行'],
  'rows.fault': ['{column}: {message}', '{column}：{message}', '{column}：{message}'],
  'rows.out': ['Leave out', '不录入', '不錄入'],
  'rows.outOf': ['Leave out line {line}', '不录入第 {line} 行', '不錄入第 {line} 行'],
  'rows.back': ['Take back', '恢复', '恢復'],
  'rows.backOf': ['Take back line {line}', '恢复第 {line} 行', '恢復第 {line} 行'],
  'rows.isOut': ['Left out', '不录入', '不錄入'],
  'rows.only': ['Only rows with faults', '只看有问题的行', '只看有問題的行'],
  'rows.add': ['Add a column', '添加列', '加入欄'],
  'rows.again': ['Start over', '重新开始', '重新開始'],
  'rows.keys': [
    'Arrows move, Enter or typing edits, Delete empties, Escape undoes.',
    '方向键移动，Enter 或直接输入以修改，删除键清空，Esc 撤销。',
    '方向鍵移動，Enter 或直接輸入以修改，刪除鍵清空，Esc 復原。',
  ],
  unread: ['Not read: {columns}', '未读取：{columns}', '未讀取：{columns}'],
  kept: [
    'This list was begun earlier and is still here.',
    '这份名单此前已开始，仍保留在此。',
    '這份名單此前已開始，仍保留在此。',
  ],

  checking: ['Checking', '正在检查', '正在檢查'],
  'checked.good': ['All rows can be entered.', '所有行均可录入。', '所有行均可錄入。'],
  'checked.bad_one': ['1 row cannot be taken as it is.', '有 1 行无法接受。', '有 1 行無法接受。'],
  'checked.bad_other': [
    '{count} rows cannot be taken as they are.',
    '有 {count} 行无法接受。',
    '有 {count} 行無法接受。',
  ],
  'checked.none': ['All rows are left out.', '所有行均不录入。', '所有行均不錄入。'],
  outAll_one: ['Leave out 1 row', '不录入这 1 行', '不錄入這 1 行'],
  outAll_other: ['Leave out {count} rows', '不录入这 {count} 行', '不錄入這 {count} 行'],
  left_one: ['1 left out', '1 行不录入', '1 行不錄入'],
  left_other: ['{count} left out', '{count} 行不录入', '{count} 行不錄入'],
  reason: ['Reason', '原因', '原因'],
  'reason.hint': [
    'The book is closed: say why these are entered now.',
    '簿记已截止，请说明现在录入的原因。',
    '簿記已截止，請說明現在錄入的原因。',
  ],
  enter_one: ['Enter 1 order', '录入 1 笔订单', '錄入 1 筆訂單'],
  enter_other: ['Enter {count} orders', '录入 {count} 笔订单', '錄入 {count} 筆訂單'],
  total: ['{currency} {total}mm', '{currency} {total} 百万', '{currency} {total} 百萬'],
  unknown: [
    'Not known yet whether these orders were taken. Ask again: nothing can happen twice.',
    '尚不确定订单是否已被接收。请再次查询，不会重复录入。',
    '尚未確定訂單是否已被接收。請再次查詢，不會重複錄入。',
  ],
  ask: ['Ask again', '再次查询', '再次查詢'],

  done_one: ['1 order was entered', '已录入 1 笔订单', '已錄入 1 筆訂單'],
  done_other: ['{count} orders were entered', '已录入 {count} 笔订单', '已錄入 {count} 筆訂單'],
  'done.label': ['Orders entered', '已录入的订单', '已錄入的訂單'],
  'done.number': ['Order', '订单', '訂單'],
  'done.through': ['Through', '经由银行', '經由銀行'],
  'done.size': ['Size, mm', '数量（百万）', '數量（百萬）'],
  'done.more': ['Enter another list', '继续录入', '繼續錄入'],
} as const

export const bulkText = defineText('orders.bulk', inColumns(rows))
