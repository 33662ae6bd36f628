// Writes the contract's document and page in a thread.
import { areaSummaries, calls, openApiDocument } from '@bookrunner/contract'
import { docsPage } from './page.ts'

export interface DocsOf {
  version: string
  demo: boolean
  cookieName: string
}

export const work = (of: DocsOf): { document: string; page: string } => {
  const document = openApiDocument(calls, { ...of, areas: areaSummaries })
  return { document: JSON.stringify(document), page: docsPage(document) }
}
