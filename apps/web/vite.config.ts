import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env['TRENDEE_API_PORT'] ?? '4000'}` },
  },
  build: {
    target: 'es2022',
    // The budget check reads which files the first page needs.
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
})
