import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifySealedFile } from '../audit/sealing/verify-sealed-file.js';

const USAGE = 'npm run verify-history -- [--key <public key>] <file>';

/** Checks an exported history: exit code 0 if it is intact, 1 if it was changed, 2 if it cannot be read. */
function verifyHistory(): number {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(`usage: ${USAGE}`);
  const verdict = verifySealedFile(readFileSync(file), values.key);
  if (!verdict.intact) {
    process.stdout.write(`CHANGED: line ${verdict.line}: ${verdict.reason}\n`);
    return 1;
  }
  process.stdout.write(`Intact: ${verdict.entries} entries, signed with the key ${verdict.public_key}\n`);
  if (values.key === undefined) {
    process.stdout.write('Compare this key with the one on the History screen, or pass it with --key.\n');
  }
  return 0;
}

try {
  process.exitCode = verifyHistory();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
