import { entityRows } from '@bookrunner/contract/entities'
import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** The page of one institution. US, CN, HK. */
export const institutionText = defineText('institution', {
  edit: common.edit,
  profile: ['Profile', '基本资料', '基本資料'],
  failed: ['The institution could not be loaded', '机构加载失败', '未能載入機構'],
  gone: ['There is no such institution', '找不到该机构', '找不到該機構'],
  'gone.hint': [
    'It was deleted, or you may not see it before its review.',
    '该机构已删除，或在审核前您不能查看。',
    '該機構已刪除，或在審核前您不能查看。',
  ],
  all: ['All institutions', '全部机构', '全部機構'],
  again: common.tryAgain,
  idDocument: ['ID document', '证件', '證件'],
  added: ['Date added', '新增日期', '新增日期'],
  contactPerson: entityRows.contact,
})
