import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const OF_TEXT = /\.(js|css|html|svg|json)$/;
/** Compressing a smaller file saves no network packet. */
const WORTH_IT_BYTES = 1000;

/**
 * Writes a `.br` and a `.gz` beside every text file, so that the server sends compressed files without compressing each
 * time.
 */
export function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!OF_TEXT.test(name) || name.startsWith('.vite/')) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < WORTH_IT_BYTES) continue;
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}
