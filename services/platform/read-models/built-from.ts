/** Collection with the place of the log that consumers have processed. */
export const BUILT_FROM = 'built_from';
