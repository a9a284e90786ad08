/** Reasons why the page cannot be shown, each with a text for the boater. */
export type LinkProblem = 'invalid' | 'expired' | 'revoked' | 'offline' | 'busy' | 'broken';

/** Maps the `error_type` of the failed call. A forged link looks like an unknown one. */
export function linkProblemOf(errorType: string): LinkProblem {
  switch (errorType) {
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
    case 'MARINA_NOT_FOUND':
      return 'invalid';
    case 'BOATER_LINK_EXPIRED':
      return 'expired';
    case 'BOATER_LINK_REVOKED':
      return 'revoked';
    case 'OFFLINE':
      return 'offline';
    case 'TOO_MANY_REQUESTS':
      return 'busy';
    default:
      return 'broken';
  }
}

/** Whether the link opens nothing, now and later: trying again is of no use, and nothing may stay on screen. */
export function isClosed(problem: LinkProblem): boolean {
  return problem === 'invalid' || problem === 'expired' || problem === 'revoked';
}
