import { refusalMessage } from '@bookrunner/contract/text'
import { adviseOnFile } from '@bookrunner/domain/files'
import { failed } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { tell } from '../../../platform/notify.ts'
import { sendFile } from '../../../platform/upload.ts'

/** Sends an image of the editor; its file, or nothing and a message. */
export async function sendImage(file: File): Promise<string | undefined> {
  const advice = adviseOnFile('image', { name: file.name, bytes: file.size })
  if (advice) {
    tell('error', refusalMessage(langStore.get(), advice.reason, advice.params))
    return undefined
  }
  try {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const { signal } = new AbortController()
    return (await sendFile({ purpose: 'image', file, key, signal, progress: () => undefined })).fileId
  } catch (fault) {
    failed(fault)
    return undefined
  }
}
