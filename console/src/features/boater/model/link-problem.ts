/** Why the page cannot be shown, as the boater is told. */
export type LinkProblem = 'invalid' | 'offline' | 'busy' | 'broken';

/** From the `error_type` of the failed call. A link that is unknown, withdrawn or past its time all look alike. */
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
