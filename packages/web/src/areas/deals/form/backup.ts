import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { parseBackup } from './backup-shape.ts'
import type { DealForm } from './deal-form.ts'

const nameOf = (dealId: string | undefined) => `deal ${dealId ?? 'new'}`

export const readBackup = (dealId: string | undefined) => parseBackup(readUnsaved(nameOf(dealId)))

export const forgetBackup = (dealId: string | undefined) => keepUnsaved(nameOf(dealId), undefined)

const writeAfterMs = 400

/** Keeps what is typed as it is typed, until it is saved. */
export function keepBackup(form: DealForm): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const { dealId } = form.state.get()
    keepUnsaved(nameOf(dealId), form.dirty ? form.backup(new Date().toISOString()) : undefined)
  }
  const stop = form.watchAll(() => {
    timer ??= setTimeout(write, writeAfterMs)
  })
  globalThis.addEventListener('pagehide', write)
  return () => {
    stop()
    globalThis.removeEventListener('pagehide', write)
    if (timer !== undefined) write()
  }
}
