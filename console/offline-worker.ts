import { build, type Plugin } from 'vite';
import { keptFiles } from './kept-files.js';

interface OfflineWorker {
  /** The worker's source file. */
  readonly entry: string;
  /** The directory of the built console. */
  readonly directory: string;
}

/**
 * Builds the service worker into `service-worker.js` beside the page, once all files that it keeps are written. Its
 * source reads their names from `__KEPT_FILES__`.
 */
export function offlineWorker({ entry, directory }: OfflineWorker): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __KEPT_FILES__: JSON.stringify(keptFiles(directory)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: directory,
          emptyOutDir: false,
          target: 'es2023',
          lib: { entry, name: 'worker', formats: ['iife'], fileName: () => 'service-worker.js' },
        },
      });
    },
  };
}
