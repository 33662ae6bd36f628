import { defineText } from '../platform/text.ts'
import { common } from './common-text.ts'

export const uploadText = defineText('upload', {
  choose: ['Choose a file', '选择文件', '選擇檔案'],
  drop: ['or drop it here', '或拖放到此处', '或拖放到此處'],
  dropNow: ['Drop the file to upload it', '松开即可上传', '放開即可上載'],
  limit: ['{kinds}; up to {most}', '{kinds}；最大 {most}', '{kinds}；最大 {most}'],
  one: ['One file at a time, please', '请一次上传一个文件', '請一次上載一個檔案'],
  sending: ['Uploading {name}', '正在上传 {name}', '正在上載 {name}'],
  part: ['{percent} % of {size}', '{size} 的 {percent}%', '{size} 的 {percent}%'],
  checking: common.checking,
  cancel: common.cancel,
  again: common.tryAgain,
  other: common.chooseAnotherFile,
  keep: ['Keep {name}', '保留 {name}', '保留 {name}'],
  sent: ['{name} uploaded', '{name} 已上传', '{name} 已上載'],
  replace: ['Replace', '更换', '更換'],
  remove: common.remove,
  save: ['Save {name}', '保存 {name}', '儲存 {name}'],
})
