/** Most characters of each part of a crash report; the reporter cuts longer ones. */
export const CRASH_LIMITS = { url: 2000, errorStackTrace: 8000, agent: 400 } as const;
