import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const ALWAYS_NEEDED =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|react-i18next|html-parse-stringify|nprogress|zod)\//

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    target: 'es2022',
    // The budget check reads which files the first page needs.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs anyway, in one file: split by who else needs which part, it would be forty small
            // ones. It changes only when a library does.
            { name: 'libraries', test: ALWAYS_NEEDED },
            // Pieces that most screens share, likewise; fewer would make the first screen fetch what it does not show.
            { name: 'pieces', test: /\.(m?js|tsx?)$/, minShareCount: 23 },
          ],
        },
      },
    },
  },
})
