import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunksByJourney, firstPages, firstWords, isOfJourney } from './chunks-by-journey.js';
import { compileHints } from './compile-hints.js';
import { compressedTwins } from './compressed-twins.js';
import { earlyFiles } from './early-files.js';

const productionRouter = (file: string) =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

/** The console, built into dist/console, where the server looks for it. `/api`-less: it calls the origin it came from. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'es2023',
    // Of minified script; what counts is checked by check-size.mjs.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'journey', name: chunksByJourney() }],
        },
      },
      // Libraries say 'use client' for servers that render pages; there is none here.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
    },
  },
  plugins: [
    earlyFiles({ always: 'src/main.tsx', signedIn: { ...firstPages, ...firstWords } }),
    compileHints(isOfJourney),
    compressedTwins(),
  ],
  resolve: {
    alias: [
      // Its package names only the build with developers' warnings in it.
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
