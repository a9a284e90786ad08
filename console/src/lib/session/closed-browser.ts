import { sessionCalls } from '../../../../contracts/identity/calls.js';
import { call } from '../api/client.js';
import { endSession, isLeftOver, passWithBrowser, sessionToken } from '../api/session-token.js';
import { isWalkHere } from '../offline/walk-here.js';
import { unsentOf } from '../offline/unsent.js';
import { keptSelf } from './kept-self.js';

/**
 * Ends a sign-in that was to last until the browser was closed. A phone may close the browser in the middle of a walk
 * over the docks, without a network to sign in again: the sign-in then goes on.
 */
export function endWithClosedBrowser(): void {
  const token = sessionToken();
  if (token === null || !isLeftOver()) return;
  const user = keptSelf(token)?.user;
  if (user !== undefined && (unsentOf(user.id) > 0 || isWalkHere(user.id))) {
    passWithBrowser();
    return;
  }
  endSession();
  // A failed request is ignored: the session on the server ends by its own time.
  void call(sessionCalls.logout, undefined, { token }).catch(() => null);
}
