// PDFs, written in a thread: laying out a long list takes seconds.
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import type { SentFile } from '../http/send-file.ts'
import { workerTask, type Workers } from '../workers/index.ts'
import type { Paper } from './paper.ts'
import { work, type PdfWork } from './pdf.worker.ts'
import type { TablePaper } from './table.ts'

export type { Paper } from './paper.ts'

const task = workerTask<typeof work>('platform.pdf', new URL('./pdf.worker.ts', import.meta.url), {
  deadlineMs: 60_000,
})

export type Written = SentFile | Refusal<'work.too-much'>

/** If no thread is free in time, it is written here, a few rows at once. What is too much for a thread is refused. */
const bytesOf = async (pdf: PdfWork, workers: Workers): Promise<Uint8Array | Refusal<'work.too-much'>> => {
  const bytes = await workers.run(task, pdf)
  if (!isRefusal(bytes)) return bytes
  if (bytes.reason === 'work.too-much') return bytes as Refusal<'work.too-much'>
  return work(pdf)
}

const fileName = (name: string): string => `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.pdf`

const written = async (name: string, pdf: PdfWork, workers: Workers): Promise<Written> => {
  const content = await bytesOf(pdf, workers)
  if (isRefusal(content)) return content
  return { name: fileName(name), mediaType: 'application/pdf', content }
}

/** Facts in sections. Its name in the reader's language, and in English for clients that know only Latin letters. */
export const pdfFile = async (
  { name, english }: { readonly name: string; readonly english: string },
  paper: Paper,
  workers: Workers,
): Promise<Written> => {
  const file = await written(name, { is: 'paper', paper }, workers)
  return isRefusal(file) ? file : { ...file, plain: fileName(english) }
}

/** A list with its headings on every page. */
export const tableFile = (name: string, paper: TablePaper, workers: Workers): Promise<Written> =>
  written(name, { is: 'table', paper }, workers)
