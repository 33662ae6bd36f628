// Writes a PDF in a thread.
import { paperBytes, type Paper } from './paper.ts'
import { tableBytes, type TablePaper } from './table.ts'

export type PdfWork = { is: 'paper'; paper: Paper } | { is: 'table'; paper: TablePaper }

export const work = (pdf: PdfWork): Promise<Uint8Array> =>
  pdf.is === 'paper' ? paperBytes(pdf.paper) : tableBytes(pdf.paper)
