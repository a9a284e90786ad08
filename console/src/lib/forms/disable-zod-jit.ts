declare global {
  // The place where zod keeps its settings, whichever of its modules is loaded first.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * The page's policy forbids making code from text, and browsers report even the attempt. Zod tries when the first schema
 * is made, so this stands before everything and does not bring zod along.
 */
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
