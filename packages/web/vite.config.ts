import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  // §2: the base path of the whole application.
  base: '/bookbuildingweb/',
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // The library chunk is big by nature; what matters is what the first screen loads.
    chunkSizeWarningLimit: 1200,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/bookbuildingweb/api': { target: api, ws: true } },
  },
})
