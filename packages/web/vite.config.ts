import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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

export default defineConfig({
  // §2: the base path of the whole application.
  base: '/bookbuildingweb/',
  plugins: [react()],
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
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/bookbuildingweb/api': { target: api, ws: true } },
  },
})
