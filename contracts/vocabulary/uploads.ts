/** Largest file that the server takes: 10 MiB. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
