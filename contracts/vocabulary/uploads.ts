/** Largest file that the server takes: 10 MiB. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

/** The day's allowance of the link, the network address or the marina is used up. */
export const TOO_MANY_UPLOADS_CODE = 'TOO_MANY_UPLOADS';
