import type { Plugin } from 'vite';

/** @see https://v8.dev/blog/explicit-compile-hints */
export const HINT = '//# allFunctionsCalledOnLoad\n';

interface BuiltFile {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/**
 * Tells browsers of some files that nearly all their functions are called as soon as they are there. Chromium then
 * compiles them on another processor while the file comes in, instead of one by one when they are called, while the page
 * stands still; others take the line for a comment. After everything else, since it must be the first line.
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

/** A source map of a file that has got one line more at its beginning. */
function oneLineDown(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
