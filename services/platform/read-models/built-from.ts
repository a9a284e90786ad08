/** Collection with the place of the log that the read models were built from. */
export const BUILT_FROM = 'built_from';
