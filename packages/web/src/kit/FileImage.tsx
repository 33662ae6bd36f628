import type { ReceivedFile } from '@bookrunner/contract'
import { useFileUrl } from './use-file-url.ts'
import css from './upload.module.css'

interface Props {
  /** Of the file, so that the same picture is loaded once. */
  readonly fileId: string
  readonly load: () => Promise<ReceivedFile>
  readonly alt: string
  /** While it is loaded, and if it cannot be. */
  readonly otherwise?: string
}

/** A stored picture, small. */
export function FileImage({ fileId, load, alt, otherwise = '' }: Props) {
  const url = useFileUrl(fileId, load)
  return url ? <img className={css.image} src={url} alt={alt} /> : otherwise
}
