import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunksByJourney, firstPages, firstWords, isOfJourney } from './chunks-by-journey.js';
import { compileHints } from './compile-hints.js';
import { compressedTwins } from './compressed-twins.js';
import { earlyFiles } from './early-files.js';
import { offlineWorker } from './offline-worker.js';

const out = join(import.meta.dirname, '../dist/console');

const productionRouter = (file: string) =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

/**
 * Builds the console into dist/console, from where the server sends it. The console calls its own origin, without an
 * `/api` prefix.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    manifest: true,
    // The maps are for those who run the product; the files do not name them, and the server does not send them.
    sourcemap: 'hidden',
    target: 'es2023',
    // Size in kB of minified script; check-size.mjs enforces the real budget.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'journey', name: chunksByJourney() }],
        },
      },
      // Libraries mark files with 'use client' for server rendering, which the console does not use.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
    },
  },
  plugins: [
    earlyFiles({ always: 'src/main.tsx', signedIn: { ...firstPages, ...firstWords } }),
    compileHints(isOfJourney),
    compressedTwins(),
    offlineWorker({ entry: join(import.meta.dirname, 'src/app/offline/service-worker.ts'), directory: out }),
  ],
  resolve: {
    alias: [
      // The package exports only the development build, with its warnings.
      { find: /^react-router$/, replacement: productionRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
    ],
  },
  server: {
    proxy: {
      '^/(admin|boater|attachments|openapi.json|docs)(/|$)': 'http://localhost:3000',
      '/socket.io': { target: 'http://localhost:3000', ws: true },
    },
  },
});
