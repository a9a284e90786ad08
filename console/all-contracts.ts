/** For `plain-contracts.ts`, which looks at what the contracts export. */
export const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../contracts/**/*.ts', '!**/*.spec.ts'],
  { eager: true },
);
