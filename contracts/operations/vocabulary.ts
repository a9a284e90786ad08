/** Most characters of each part of a crash report; the reporter cuts longer ones. */
export const CRASH_LIMITS = { url: 2000, errorStackTrace: 8000, agent: 400 } as const;

/** What the accounts of a demo installation are for. */
export const demoAccounts = ['manager', 'desk', 'secondary', 'lite', 'chain', 'association', 'admin'] as const;
export type DemoAccount = (typeof demoAccounts)[number];
