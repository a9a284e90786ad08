/** Reasons why the page cannot be shown, each with a text for the boater. */
export type LinkProblem = 'invalid' | 'offline' | 'busy' | 'broken';

/** Maps the `error_type` of the failed call. Unknown, withdrawn and expired links all look the same. */
export function linkProblemOf(errorType: string): LinkProblem {
  switch (errorType) {
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
    case 'MARINA_NOT_FOUND':
      return 'invalid';
    case 'OFFLINE':
      return 'offline';
    case 'TOO_MANY_REQUESTS':
      return 'busy';
    default:
      return 'broken';
  }
}
