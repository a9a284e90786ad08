import { CRASH_LIMITS } from '../../../../contracts/operations/vocabulary.js';
import { crashCalls } from '../../../../contracts/operations/calls.js';
import { call } from '../../lib/api/client.js';
import { sessionToken } from '../../lib/api/session-token.js';

const reported = new Set<unknown>();

/**
 * Tells those who run the installation, once an error. Nobody waits for it, and it says nothing: who sees the crash page
 * has trouble enough, and can still hand the log over. Where nobody is signed in nothing is sent.
 */
export async function reportCrash(error: unknown): Promise<void> {
  if (reported.has(error) || sessionToken() === null) return;
  reported.add(error);
  const body = {
    url: window.location.href.slice(0, CRASH_LIMITS.url),
    errorStackTrace: traceOf(error).slice(0, CRASH_LIMITS.errorStackTrace),
    agent: navigator.userAgent.slice(0, CRASH_LIMITS.agent),
  };
  await call(crashCalls.report, body).catch(() => undefined);
}

/** Not every browser says in the stack what kind of error it is. What a text may not hold on its way becomes a blank. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = '' } = error;
  return (stack.startsWith(name) ? stack : `${name}\n${stack}`).replace(/[^\P{Cc}\t\n\r]/gu, ' ');
}
