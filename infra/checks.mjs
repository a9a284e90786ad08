/**
 * What `npm test` looks at before it runs anything: format, types, lint, and that the product builds and its first screen
 * is small. Two at a time, since each alone leaves a processor idle for a good part. What each had to say is printed when
 * it has ended; ends with 1 where one of them failed. `node infra/checks.mjs`
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;
/** The longest first. */
const checks = [['lint'], ['format:check'], ['typecheck'], ['build', 'check:size']];

/** Runs scripts of package.json one after the other, up to the first that fails. */
async function run(scripts) {
  const began = performance.now();
  for (const script of scripts) {
    const { code, said } = await ended(
      spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    process.stdout.write(said);
    if (code === 0) continue;
    process.exitCode = 1;
    process.stdout.write(`FAILED: npm run ${script}\n`);
    return;
  }
  process.stdout.write(`${scripts.join(', ')}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}

function ended(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const waiting = [...checks];
async function worker() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));
