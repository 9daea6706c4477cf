import { defineConfig } from 'vite'

/** One bundle of our own packages; everything from the registry stays in node_modules. */
export default defineConfig({
  ssr: { noExternal: [/^@trendee\//] },
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', minify: false, sourcemap: true },
})
