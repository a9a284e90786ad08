import { CRASH_LIMITS } from '../../../../contracts/operations/vocabulary.js';
import { crashCalls } from '../../../../contracts/operations/calls.js';
import { call } from '../../lib/api/client.js';
import { sessionToken } from '../../lib/api/session-token.js';

const reported = new Set<unknown>();

/**
 * Reports a crash to the operators, once for each error, and only for a signed-in user. It neither waits nor shows a
 * failure: the user can still download the log.
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

/**
 * Adds the kind of error, which some browsers leave out of the stack, and replaces characters that may not be sent with
 * blanks.
 */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = '' } = error;
  return (stack.startsWith(name) ? stack : `${name}\n${stack}`).replace(/[^\P{Cc}\t\n\r]/gu, ' ');
}
