import { relative } from 'node:path'
import { calls } from '@bookrunner/contract'
import { glossaryText, routeOf, type CallBook } from '@bookrunner/contract/kernel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lighterAntd } from './build/lighter-antd.ts'
import { common } from './src/kit/common-text.ts'
import { requiredFields } from './src/platform/required-fields.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/** Where a module is written, as the beginning of its classes: `areas/deals/log/log.module.css` is `deals-log`. */
const moduleName = (file: string): string => {
  const parts = relative(`${import.meta.dirname}/src`, file)
    .replace(/^areas\//, '')
    .replace(/\.module\.css.*$/, '')
    .split('/')
  if (parts.at(-1) === parts.at(-2)) parts.pop()
  return parts.map((part) => part.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()).join('-')
}

/** Classes of antd and AG Grid keep their names, so that modules may refine them. */
const isForeign = (name: string): boolean => /^(ant|anticon|ag)(-|$)/.test(name)

/** The routes of all calls are some kilobytes; their schemas, which only the server applies, are a hundred. */
const bareRoutes: Plugin = {
  name: 'bare-routes',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/platform/call-routes.ts')) return null
    const areas = Object.entries<CallBook[string]>(calls).map(([area, book]) => [
      area,
      Object.fromEntries(Object.entries(book).map(([name, call]) => [name, routeOf(call)])),
    ])
    return `export const callRoutes = ${JSON.stringify(Object.fromEntries(areas))}`
  },
}

/** The names of required fields, for the same reason. */
const bareRequired: Plugin = {
  name: 'bare-required-fields',
  apply: 'build',
  load: (id) =>
    id.endsWith('/platform/required-fields.ts')
      ? `export const requiredFields = ${JSON.stringify(requiredFields)}`
      : null,
}

/** Shared texts by the name that files import them under. */
const sharedTexts = { common, glossaryText }

/** A page loads the shared texts it shows, each in its place, instead of all of them. */
const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [line, name] = /import \{ (common|glossaryText) \} from .*/.exec(code) ?? []
    if (!line || !id.endsWith('.ts')) return null
    const texts = new Map<string, unknown>(Object.entries(sharedTexts[name as keyof typeof sharedTexts]))
    const inlined = code
      .replace(line, '')
      .replaceAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'), (_, key: string) =>
        JSON.stringify(texts.get(key)),
      )
    // Where it is used in another way, the file takes all of them.
    return new RegExp(`(?<![.\\w])${name}\\b`).test(inlined) ? null : inlined
  },
}

export default defineConfig({
  // §2: the base path of the whole application.
  base: '/bookbuildingweb/',
  plugins: [react(), bareRoutes, bareRequired, ownTexts, lighterAntd()],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // Readable in the built page, and the same in every build: journeys may name them.
      generateScopedName: (name, file) => (isForeign(name) ? name : `${moduleName(file)}-${name}`),
    },
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // One sheet: rules keep one order, whichever page is opened first.
    cssCodeSplit: false,
    // The library chunk is big by nature; what matters is what the first screen loads.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The kit's parts only export; their index files would bring forms and text areas along with a text field.
      treeshake: {
        moduleSideEffects: [{ test: /[/\\]@rc-component[/\\]|[/\\]common-text\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page begins with, in two files: better compressed than in thirty, and the libraries
            // stay in the browser's cache when a new version of the product is deployed.
            { name: 'libraries', tags: ['$initial'], test: /[/\\]node_modules[/\\]/ },
            { name: 'start', tags: ['$initial'] },
            { name: 'grid', test: /[/\\]node_modules[/\\]ag-(grid|stack)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/bookbuildingweb/api': { target: api, ws: true } },
  },
})
