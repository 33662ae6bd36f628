import type { ReceivedFile } from '@bookrunner/contract'
import { useFileUrl } from './use-file-url.ts'
import css from './upload.module.css'

interface Props {
  /** Of the file, so that the same picture is loaded once. */
  readonly fileId: string
  readonly load: () => Promise<ReceivedFile>
  readonly alt: string
}

/** A stored picture, small. Nothing while it is loaded or if it cannot be. */
export function FileImage({ fileId, load, alt }: Props) {
  const url = useFileUrl(fileId, load)
  return url ? <img className={css.image} src={url} alt={alt} /> : null
}
