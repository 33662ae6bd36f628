import { FileExcelOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'

interface Props {
  readonly text: string
  readonly accept: string
  readonly busy: boolean
  readonly onFiles: (files: FileList | null) => void
}

/** A button that lets a person choose a file. */
export function FileButton({ text, accept, busy, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files)
          // So that the same file can be chosen again after a correction.
          currentTarget.value = ''
        }}
      />
      <Button
        icon={<FileExcelOutlined aria-hidden />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        {text}
      </Button>
    </>
  )
}
