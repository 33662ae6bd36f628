import type { ReceivedFile } from '@bookrunner/contract'
import { useText } from '../../platform/text.ts'
import { FileImage } from '../FileImage.tsx'
import { formKitText } from './text.ts'

interface Props {
  readonly fileId: string | null
  readonly load: () => Promise<ReceivedFile>
}

/** One side's picture, where two people changed it. */
export function ContestedPicture({ fileId, load }: Props) {
  const t = useText(formKitText)
  if (fileId === null) return t('contest.noPicture')
  return <FileImage fileId={fileId} load={load} alt={t('contest.picture')} otherwise={t('contest.picture')} />
}
