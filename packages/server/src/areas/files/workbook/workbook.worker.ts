// Reads an Excel file in a thread.
import { readSheets, type ReadRequest } from './read-sheets.ts'

export const work = (request: ReadRequest): ReturnType<typeof readSheets> => readSheets(request)
