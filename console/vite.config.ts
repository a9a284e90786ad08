import { defineConfig } from 'vite';

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
    rolldownOptions: {
      output: { hashCharacters: 'hex' },
      // Libraries say 'use client' for servers that render pages; there is none here.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
  server: {
    proxy: {
      '^/(admin|boater|attachments|openapi.json|docs)(/|$)': 'http://localhost:3000',
      '/socket.io': { target: 'http://localhost:3000', ws: true },
    },
  },
});
