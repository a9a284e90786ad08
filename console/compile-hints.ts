import type { Plugin } from 'vite';

/** @see https://v8.dev/blog/explicit-compile-hints */
export const HINT = '//# allFunctionsCalledOnLoad\n';

interface BuiltFile {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/**
 * Marks some files as containing mostly functions that are called on load. Chromium then compiles them on another
 * thread while they download, instead of one by one on the main thread; other browsers read the mark as a comment. The
 * mark must be the first line, so this plugin runs last.
 */
export function compileHints(isFirst: (file: BuiltFile) => boolean): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !isFirst(file)) continue;
          file.code = HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineDown(String(map.source));
        }
      },
    },
  };
}

/** Shifts a source map down by one line, for the line added at the start of its file. */
function oneLineDown(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
