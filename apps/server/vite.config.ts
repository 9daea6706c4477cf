import { defineConfig } from 'vite'

/** Our own packages bundled, with the program of the threads beside; everything from the registry stays in node_modules. */
export default defineConfig({
  ssr: { noExternal: [/^@trendee\//] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'analysis-thread': '../../packages/runtime/src/analysis-thread.ts',
        'workbook-thread': '../../packages/feeds/src/workbook-thread.ts',
        'reading-worker': '../../packages/analytics/src/ingestion/reading-worker.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
})
