// The peer of a dense page: AG Grid with the same rows, from one file that is there already, and nothing else.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { alsoClose } from '../lib/house.ts'

const library = join(root, 'node_modules/ag-grid-community/dist/ag-grid-community.min.js')

const pageOf = (key: string): string => `<!doctype html>
<meta charset="utf-8"><title>Peer</title>
<style>html, body, #grid { height: 100%; margin: 0 }</style>
<div id="grid" class="kit-dense-book"></div>
<output id="sum"></output><output id="picked"></output>
<script src="/grid.js"></script>
<script>
  // Acts are of their own pages: cells to edit and boxes to tick would make the opening of the peer slower.
  const show = (id, text) => void (document.getElementById(id).textContent = text)
  const acts = (rows) => location.search === '?acts' && {
    defaultColDef: { editable: true },
    rowSelection: { mode: 'multiRow', headerCheckbox: true },
    onCellValueChanged: () => show('sum', rows.reduce((sum, { size }) => sum + BigInt(size ?? 0), 0n)),
    onSelectionChanged: ({ api }) => show('picked', api.getSelectedRows().length.toLocaleString('en') + ' selected'),
  }
  fetch('/rows.json').then((reply) => reply.json()).then((rows) => {
    const columns = Object.keys(rows[0]).filter((name) => rows[0][name] === null || typeof rows[0][name] !== 'object')
    agGrid.createGrid(document.getElementById('grid'), {
      columnDefs: columns.map((field) => ({ field, width: 80 })),
      getRowId: ({ data }) => data[${JSON.stringify(key)}],
      rowData: rows,
      ...acts(rows),
    })
  })
</script>`

/** Serves the rows; the result is the address of the page. Only the library may stay in the browser's cache. */
export async function startPeer(rows: readonly unknown[], key: string): Promise<string> {
  const [script, page, list] = [await readFile(library), pageOf(key), JSON.stringify(rows)]
  const server = createServer((request, reply) => {
    switch (request.url?.split('?')[0]) {
      case '/grid.js':
        return reply
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=9999' })
          .end(script)
      case '/rows.json':
        return reply
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(list)
      default:
        return reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  alsoClose(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Inside the page: milliseconds from the request of the page until its rows are drawn. */
export const peerUsableAfter = (): Promise<number> =>
  new Promise((done) => {
    const look = () => {
      if (document.querySelector('.ag-row .ag-cell') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => done(performance.now()))
    }
    look()
  })
