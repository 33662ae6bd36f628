import { CallRefused } from '@bookrunner/contract'
import { importColumns, mostInstitutions, type ImportColumn } from '@bookrunner/contract/entities'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Modal, Table } from 'antd'
import { FileButton } from '../../kit/FileButton.tsx'
import { count as figure } from '../../kit/format.ts'
import { useDrop } from '../../kit/use-drop.ts'
import { api } from '../../platform/api.ts'
import { useDownload } from '../../platform/download.ts'
import { faultMessage } from '../../platform/failed.ts'
import { useText } from '../../platform/text.ts'
import { importText } from './import-text.ts'
import { entityCodeText } from './text.ts'
import { useImport, type Imported } from './use-import.ts'

/** Adds the institutions of an Excel file, after a check that names every wrong cell. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(importText)
  const { take, check, write } = useImport(onClose)
  const { over, ...drop } = useDrop(take)
  const template = useDownload()
  const checked = check.data
  const fault = write.error ?? check.error
  return (
    <Modal
      open
      width={720}
      title={t('title')}
      okText={checked ? t('add', { count: checked.reply.count }) : t('addAll')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: checked === undefined }}
      confirmLoading={write.isPending}
      onOk={() => checked && write.mutate(checked.file)}
      onCancel={onClose}
    >
      <Flex vertical gap={12} data-over={over || undefined} {...drop}>
        <p>{t('how', { most: figure(mostInstitutions) })}</p>
        <Flex gap={8} align="center" wrap>
          <FileButton
            accept=".xlsx"
            busy={check.isPending}
            text={check.isPending ? t('checking', { name: check.variables.name }) : t('choose')}
            onFiles={take}
          />
          <span>{t('drop')}</span>
          <Button
            type="link"
            icon={<DownloadOutlined aria-hidden />}
            loading={template.busy}
            onClick={() => template.start(() => api.entities.orgTemplate({}))}
          >
            {t('template')}
          </Button>
        </Flex>
        {fault && <Alert type="error" showIcon role="alert" title={faultMessage(fault)} />}
        {fault instanceof CallRefused && <WrongCells fields={fault.fields} />}
        {checked && !fault && <Good name={checked.file.name} reply={checked.reply} />}
      </Flex>
    </Modal>
  )
}

const cellName = /^rows\.(\d+)\.(\w+)$/

function WrongCells({ fields }: { readonly fields: CallRefused['fields'] }) {
  const t = useText(importText)
  const word = useText(entityCodeText)
  const columnOf = (name: string) => importColumns.find((column): column is ImportColumn => column === name)
  const cells = fields.flatMap(({ field, message }) => {
    const [, row, name = ''] = cellName.exec(field) ?? []
    const column = columnOf(name)
    return row === undefined ? [] : [{ key: field, row, column: column ? word(column) : name, message }]
  })
  if (cells.length === 0) return null
  return (
    <Table
      size="small"
      aria-label={t('faults')}
      dataSource={cells}
      pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { dataIndex: 'row', title: t('row'), width: 70, align: 'right' },
        { dataIndex: 'column', title: t('column'), width: 190 },
        { dataIndex: 'message', title: t('problem') },
      ]}
    />
  )
}

function Good({ name, reply }: { readonly name: string; readonly reply: Imported }) {
  const t = useText(importText)
  const { count, alike, alikeCount } = reply
  return (
    <Alert
      type={alikeCount > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={t('good', { name, count })}
      description={
        alikeCount > 0 && (
          <details open={alike.length <= 10}>
            <summary>{t('alike', { count: alikeCount })}</summary>
            <ul translate="no">
              {alike.map((each) => (
                <li key={each.row}>
                  {each.sameAsRow === null
                    ? t('alikeRow', each)
                    : t('alikeSame', { row: each.row, name: each.name, same: each.sameAsRow })}
                </li>
              ))}
            </ul>
          </details>
        )
      }
    />
  )
}
