import { defineText } from '../../platform/text.ts'

/** Keys of every form. US, CN, HK. */
export const keysText = defineText('kitKeys', {
  submit: ['Submit the form being filled in', '提交正在填写的表单', '提交正在填寫的表單'],
})
