import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Modal } from 'antd'
import { FileButton } from '../../kit/FileButton.tsx'
import { useDrop } from '../../kit/use-drop.ts'
import { useDownload } from '../../platform/download.ts'
import { faultMessage } from '../../platform/failed.ts'
import { confirm } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import type { ImportConfig, ImportView } from './config.ts'
import { ImportRows } from './ImportRows.tsx'
import { ImportStatus } from './ImportStatus.tsx'
import { importsText } from './text.ts'
import { isBusy, useImport } from './use-import.ts'
import type { useImportOpen } from './use-import-open.ts'

interface Props {
  readonly config: ImportConfig
  readonly opened: ReturnType<typeof useImportOpen>
}

/** A file is chosen and checked, its rows are looked over and added; a reload at any point comes back to it. */
export function ImportDialog({ config, opened }: Props) {
  const { importId, show, close } = opened
  const running = useImport(config, importId, show)
  const { view, progress, open, start, commit, cancel } = running
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file || start.isPending) return
    const { importId: former } = view?.state === 'checked' ? view : {}
    // A corrected file replaces the one that was looked over; one that is refused leaves it.
    start.mutate(file, { onSuccess: () => former !== undefined && cancel.mutate({ importId: former }) })
  }
  const { over, ...drop } = useDrop(take)
  const fault = start.error ?? commit.error ?? cancel.error ?? progress.error
  const reading = start.isPending ? start.variables.name : undefined
  return (
    <Modal
      open
      width={860}
      title={config.title}
      onCancel={close}
      footer={<Buttons config={config} running={running} onClose={close} />}
    >
      <Flex vertical gap={12} data-over={over || undefined} {...drop}>
        {choosesFile(view) && <ChooseFile config={config} view={view} reading={reading} onFiles={take} />}
        {fault && <Alert type="error" showIcon role="alert" title={faultMessage(fault)} />}
        {importId === undefined && <OpenImports open={open} onShow={show} />}
        {importId !== undefined && view && <ImportStatus config={config} view={view} />}
        {view?.state === 'checked' && <ImportRows key={view.importId} config={config} view={view} />}
      </Flex>
    </Modal>
  )
}

const choosesFile = (view: ImportView | undefined): boolean => !isBusy(view) && view?.state !== 'added'

interface ButtonsProps {
  readonly config: ImportConfig
  readonly running: ReturnType<typeof useImport>
  readonly onClose: () => void
}

function Buttons({ config, running: { view, commit, cancel }, onClose }: ButtonsProps) {
  const t = useText(importsText)
  const ask = ({ importId }: ImportView) =>
    confirm({
      title: t('cancel.ask'),
      okText: t('cancel'),
      okButtonProps: { danger: true },
      cancelText: t('close'),
      onOk: () => cancel.mutateAsync({ importId }).catch(() => undefined),
    })
  return (
    <>
      {view && (isBusy(view) || view.state === 'checked') && (
        <Button danger loading={cancel.isPending} onClick={() => ask(view)}>
          {t('cancel')}
        </Button>
      )}
      <Button onClick={onClose}>{t('close')}</Button>
      {view?.state === 'checked' && view.wrong === 0 && (
        <Button
          type="primary"
          loading={commit.isPending}
          onClick={() => commit.mutate({ importId: view.importId })}
        >
          {config.add(view.rows)}
        </Button>
      )}
    </>
  )
}

interface ChooseProps {
  readonly config: ImportConfig
  readonly view: ImportView | undefined
  readonly reading: string | undefined
  readonly onFiles: (files: FileList | null) => void
}

function ChooseFile({ config, view, reading, onFiles }: ChooseProps) {
  const t = useText(importsText)
  const template = useDownload()
  const text = reading === undefined ? t(view ? 'other' : 'choose') : t('reading', { name: reading })
  return (
    <>
      {view?.state !== 'checked' && <p>{config.how}</p>}
      {config.choices}
      <Flex gap={8} align="center" wrap>
        <FileButton accept=".xlsx" busy={reading !== undefined} text={text} onFiles={onFiles} />
        <span>{t('drop')}</span>
        <Button
          type="link"
          icon={<DownloadOutlined aria-hidden />}
          loading={template.busy}
          onClick={() => template.start(config.calls.template)}
        >
          {t('template')}
        </Button>
      </Flex>
    </>
  )
}

/** Imports that go on, or that nobody added yet. */
function OpenImports({
  open,
  onShow,
}: {
  readonly open: readonly ImportView[]
  readonly onShow: (importId: string) => void
}) {
  const t = useText(importsText)
  if (open.length === 0) return null
  return (
    <section aria-label={t('waiting')}>
      <h3>{t('waiting')}</h3>
      <ul>
        {open.map(({ importId, fileName, rows, author }) => (
          <li key={importId}>
            <Button type="link" size="small" onClick={() => onShow(importId)}>
              <span translate="no">{t('waiting.one', { name: fileName, rows, author: author.name })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
