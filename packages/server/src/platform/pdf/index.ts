// PDFs, written in a thread: laying out a long list takes seconds.
import { isRefusal } from '@bookrunner/domain/kernel'
import type { SentFile } from '../http/send-file.ts'
import { workerTask, type Workers } from '../workers/index.ts'
import { paperBytes, type Paper } from './paper.ts'
import type { PdfWork, work } from './pdf.worker.ts'
import { tableBytes, type TablePaper } from './table.ts'

export type { Paper } from './paper.ts'

const task = workerTask<typeof work>('platform.pdf', new URL('./pdf.worker.ts', import.meta.url), {
  deadlineMs: 60_000,
})

/** If no thread is free in time, it is written here, a few rows at once. */
const bytesOf = async (pdf: PdfWork, workers: Workers): Promise<Uint8Array> => {
  const bytes = await workers.run(task, pdf)
  if (!isRefusal(bytes)) return bytes
  return pdf.is === 'paper' ? paperBytes(pdf.paper) : tableBytes(pdf.paper)
}

const named = (name: string, content: Uint8Array): SentFile => ({
  name: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.pdf`,
  mediaType: 'application/pdf',
  content,
})

/** Facts in sections. */
export const pdfFile = async (name: string, paper: Paper, workers: Workers): Promise<SentFile> =>
  named(name, await bytesOf({ is: 'paper', paper }, workers))

/** A list with its headings on every page. */
export const tableFile = async (name: string, paper: TablePaper, workers: Workers): Promise<SentFile> =>
  named(name, await bytesOf({ is: 'table', paper }, workers))
