declare global {
  // The global that holds zod's settings, whichever of its modules loads first.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Disables zod's JIT compiler. The page's content security policy forbids generating code from strings, and browsers
 * report even an attempt. Zod attempts it when the first schema is created, so this module must load first and must not
 * import zod.
 */
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
